// How it sounds: made of noise and of sine waves, no files.

const CARD = { seconds: 0.07, hertz: 2400, loud: 0.1 };
const CHIP = { seconds: 0.035, hertz: 3600, loud: 0.16 };
const BALL_S = 4.5; // about as long as the wheel turns
const TONE = { hertz: 523, seconds: 0.35, loud: 0.07 };

export class Tones {
  /** @type {AudioContext | null} */
  #context = null;

  hush() {
    void this.#context?.suspend();
  }

  card() {
    this.#noise(CARD);
  }

  chip() {
    this.#noise(CHIP);
    this.#noise({ ...CHIP, loud: CHIP.loud / 2 }, 0.05);
  }

  /** It rolls, slower and slower, and comes to rest with two clicks. */
  ball() {
    const audio = this.#audio();
    if (!audio) return;
    const rolling = this.#hiss(audio, BALL_S);
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 900, Q: 3 });
    const volume = new GainNode(audio, { gain: 0.05 });
    filter.frequency.linearRampToValueAtTime(320, audio.currentTime + BALL_S);
    volume.gain.linearRampToValueAtTime(0.0001, audio.currentTime + BALL_S);
    rolling.connect(filter).connect(volume).connect(audio.destination);
    rolling.start();
    this.#noise(CHIP, BALL_S - 0.5);
    this.#noise(CHIP, BALL_S - 0.2);
  }

  question() {
    const audio = this.#audio();
    if (!audio) return;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: TONE.hertz });
    const volume = new GainNode(audio, { gain: 0 });
    const now = audio.currentTime;
    volume.gain.linearRampToValueAtTime(TONE.loud, now + 0.03);
    volume.gain.linearRampToValueAtTime(0, now + TONE.seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + TONE.seconds);
  }

  /** @param {{seconds: number, hertz: number, loud: number}} how @param {number} [later] seconds */
  #noise({ seconds, hertz, loud }, later = 0) {
    const audio = this.#audio();
    if (!audio) return;
    const start = audio.currentTime + later;
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 1.2 });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    const noise = this.#hiss(audio, seconds);
    noise.connect(filter).connect(volume).connect(audio.destination);
    noise.start(start);
  }

  /** @param {AudioContext} audio @param {number} seconds */
  #hiss(audio, seconds) {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    return new AudioBufferSourceNode(audio, { buffer });
  }

  /** Browsers let a page be heard once somebody has touched it. */
  #audio() {
    if (!navigator.userActivation.hasBeenActive) return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    return this.#context;
  }
}
