/** Does something in a task of its own, as soon as hands and frames leave room; answers how to call it off. Timers come later, and stand still where a clock does. */
export function inTask(act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    act();
  };
  port2.postMessage(null);
  return () => port1.close();
}
