import { type Cue, CUES, LOUDNESS, type Voice } from './cues.ts';

/** A cue and when it is heard, in milliseconds. */
export interface CueAt {
  readonly cue: Cue;
  readonly at: number;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** null: this browser makes no sound. Made at the first cue, so that a silent table costs nothing. */
function audio(): AudioContext | null {
  if (typeof AudioContext !== 'function') return null;
  context ??= new AudioContext();
  // A page may not sound before its first press; every cue follows one.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

const NOISE_SECONDS = 1;

/** A hiss that is the same every time. */
function hiss(on: AudioContext): AudioBuffer {
  if (noise?.sampleRate === on.sampleRate) return noise;
  noise = on.createBuffer(1, NOISE_SECONDS * on.sampleRate, on.sampleRate);
  const samples = noise.getChannelData(0);
  let word = 0x2f6e2b1;
  for (let at = 0; at < samples.length; at += 1) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    samples[at] = word / 0x80000000 - 1;
  }
  return noise;
}

/** Begins a voice at a time of the context; answers what can be stopped. */
function sing(on: AudioContext, out: AudioNode, voice: Voice, start: number): AudioScheduledSourceNode {
  const end = start + voice.lasts / 1000;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(voice.loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0008, end);
  gain.connect(out);
  if (voice.wave === 'noise') {
    const source = on.createBufferSource();
    source.buffer = hiss(on);
    const band = on.createBiquadFilter();
    band.type = 'lowpass';
    band.frequency.setValueAtTime(voice.from, start);
    band.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(band).connect(gain);
    source.start(start, 0, voice.lasts / 1000);
    return source;
  }
  const source = on.createOscillator();
  source.type = voice.wave;
  source.frequency.setValueAtTime(voice.from, start);
  source.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
  return source;
}

/** Sounds the cues in their time; what it answers silences them. */
export function sound(cues: readonly CueAt[]): () => void {
  const on = cues.length === 0 ? null : audio();
  if (on === null) return () => undefined;
  const out = on.createGain();
  out.gain.value = LOUDNESS;
  out.connect(on.destination);
  const sources = cues.flatMap(({ cue, at }) =>
    CUES[cue].map((voice) => sing(on, out, voice, on.currentTime + (at + voice.at) / 1000)),
  );
  return () => {
    for (const source of sources) source.stop();
    out.disconnect();
  };
}
