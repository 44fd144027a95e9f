/*
 * Says so where the page cannot run: this script is as old as the browsers that it speaks to, and stands alone.
 * The browsers named here are those of the README and of the build (vite.config.ts); a test holds the three together.
 */
(function () {
  var french = /^fr/i.test(navigator.language || '');
  var WORDS = french
    ? {
        old:
          'Ce navigateur est trop ancien pour Pulp City Tabletop. Il faut Safari 16.4, Firefox 115, Chrome ou Edge 110, ' +
          'ou plus récent. Mettez-le à jour, ou ouvrez la page dans un autre navigateur.',
        unread:
          'La page n’a pas pu être chargée en entier. Rechargez-la ; vos parties enregistrées sont intactes.',
      }
    : {
        old:
          'This browser is too old for Pulp City Tabletop. It takes Safari 16.4, Firefox 115, Chrome or Edge 110, ' +
          'or later. Update it, or open the page in another browser.',
        unread: 'The page could not be loaded whole. Load it again; your saved games are safe.',
      };

  function tooOld() {
    try {
      new RegExp('(?<=a)b');
    } catch (_) {
      return true;
    }
    return (
      !Array.prototype.toSorted ||
      !window.structuredClone ||
      !('noModule' in document.createElement('script'))
    );
  }

  function say(words) {
    var root = document.getElementById('root');
    if (!root || root.firstChild) return;
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.style.cssText = 'max-width:34em;margin:3em auto;padding:0 1.5em;font:1.125em/1.5 sans-serif';
    text.appendChild(document.createTextNode(words));
    root.appendChild(text);
  }

  var old = tooOld();
  window.addEventListener(
    'error',
    function (event) {
      var from = event.target;
      if (from && from.tagName === 'SCRIPT') say(old ? WORDS.old : WORDS.unread);
    },
    true,
  );
  if (old)
    document.addEventListener('DOMContentLoaded', function () {
      say(WORDS.old);
    });
})();
