#!/usr/bin/python3
"""Trains the demo model from nothing and writes it as a GGUF file.

    train.py                       # the real training: corpus, tokenizer, model, demo/model/demo.gguf, demo/train/loss.svg
    train.py --steps 60            # a smoke test
    train.py --export              # writes the GGUF file and the curve from the last checkpoint, at any time

Needs PyTorch (Debian: python3-torch and libopenblas0-pthread; without an optimized BLAS it takes ten times as long). Seeds are
fixed; the bits still depend on the CPU, for its kernels and because bfloat16 is taken where it is faster.
"""
import argparse
import collections
import json
import math
import os
import pathlib
import random
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several would wait for each other by spinning
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
import torch
from torch import nn
from torch.nn import functional

import bpe
import corpus
import curve
import gguf

STARTED = time.time()
HERE = pathlib.Path(__file__).resolve().parent
VOCABULARY, WIDTH, LAYERS, HEADS, FORWARD, BASE, EPSILON = 1536, 192, 5, 6, 512, 10000.0, 1e-5
LONGEST = 512    # tokens of a dialogue in training
CONTEXT = 4096   # that the file allows: rotary positions go on, but nothing that long was ever learnt
HEAD = WIDTH // HEADS
DESCRIPTION = ("A small demo model of the rkllmd project, trained from nothing on generated dialogues about rkllmd. It shows that "
               "everything works and is of no other use: for real work load any GGUF model, such as rkllmd run MODEL.gguf PROMPT.")


class Block(nn.Module):
    """One layer of the llama architecture: attention with rotary positions, then a gated forward part."""

    def __init__(self):
        super().__init__()
        self.attn_norm, self.ffn_norm = nn.Parameter(torch.ones(WIDTH)), nn.Parameter(torch.ones(WIDTH))
        self.attn_q, self.attn_k, self.attn_v, self.attn_output = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(4))
        self.ffn_gate, self.ffn_up = nn.Linear(WIDTH, FORWARD, bias=False), nn.Linear(WIDTH, FORWARD, bias=False)
        self.ffn_down = nn.Linear(FORWARD, WIDTH, bias=False)

    def forward(self, x, cosine, sine, mask):
        rows, length, _ = x.shape
        y = normalize(x, self.attn_norm)
        q, k, v = (layer(y).view(rows, length, HEADS, HEAD).transpose(1, 2) for layer in (self.attn_q, self.attn_k, self.attn_v))
        scores = rotate(q, cosine, sine) @ rotate(k, cosine, sine).transpose(2, 3) / math.sqrt(HEAD) + mask
        y = (torch.softmax(scores, -1) @ v).transpose(1, 2).reshape(rows, length, WIDTH)
        x = x + self.attn_output(y)
        y = normalize(x, self.ffn_norm)
        return x + self.ffn_down(functional.silu(self.ffn_gate(y)) * self.ffn_up(y))


class Model(nn.Module):
    """The model; its output matrix is its token table."""

    def __init__(self):
        super().__init__()
        self.token_embd = nn.Parameter(torch.randn(VOCABULARY, WIDTH) * 0.02)
        self.blk = nn.ModuleList(Block() for _ in range(LAYERS))
        self.output_norm = nn.Parameter(torch.ones(WIDTH))
        for block in self.blk:
            for name, weight in block.named_parameters():
                if weight.dim() == 2:
                    nn.init.normal_(weight, std=0.05 / (math.sqrt(2 * LAYERS) if "output" in name or "down" in name else 1))
        angles = torch.arange(LONGEST)[:, None] * BASE ** (-torch.arange(0, HEAD, 2) / HEAD)[None, :]
        self.register_buffer("cosine", torch.cos(angles), persistent=False)
        self.register_buffer("sine", torch.sin(angles), persistent=False)
        self.register_buffer("mask", torch.full((LONGEST, LONGEST), -1e9).triu(1), persistent=False)

    def forward(self, tokens, wanted):
        """Returns the logits at the wanted places (a mask of tokens' shape) only."""
        length = tokens.shape[1]
        x = functional.embedding(tokens, self.token_embd)
        for block in self.blk:
            x = block(x, self.cosine[:length], self.sine[:length], self.mask[:length, :length])
        return normalize(x[wanted], self.output_norm) @ self.token_embd.t()


def normalize(x, weight):
    """RMSNorm."""
    return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + EPSILON) * weight


def rotate(x, cosine, sine):
    """Rotary positions over neighbouring values, as llama.cpp has them for llama."""
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cosine - b * sine, a * sine + b * cosine), -1).flatten(-2)


def encode_dialogue(tokenizer, dialogue):
    """Returns the tokens of a dialogue, and for each whether it is learnt: the answers, up to <|im_end|>."""
    tokens, learnt = [], []
    if "system" in dialogue:
        tokens += tokenizer.encode_turn("system", dialogue["system"])
        learnt += [False] * len(tokens)
    for turn in dialogue["turns"]:
        question = tokenizer.encode_turn("user", turn["question"])
        answer = tokenizer.encode_turn("assistant", turn["answer"])
        opening = len(tokenizer.encode("assistant\n")) + 1
        tokens += question + answer
        learnt += [False] * (len(question) + opening) + [True] * (len(answer) - opening - 1) + [False]
    return tokens[:LONGEST], learnt[:LONGEST]


def make_batches(samples, size, rng):
    """Yields batches of samples of similar length, about size tokens each, for ever."""
    while True:
        order = rng.sample(range(len(samples)), min(1024, len(samples)))
        order.sort(key=lambda at: len(samples[at][0]))
        batches, start = [], 0
        for end in range(1, len(order) + 1):
            longest = len(samples[order[end - 1]][0])
            if longest * (end - start) >= size or end == len(order):
                batches.append(order[start:end])
                start = end
        rng.shuffle(batches)
        for batch in batches:
            yield [samples[at] for at in batch]


def is_short_faster():
    """Tells whether this CPU multiplies 16-bit floats faster than 32-bit ones, by trying it."""
    seconds = {}
    for kind in (torch.float32, torch.bfloat16):
        a, b = torch.ones(1024, WIDTH, dtype=kind), torch.ones(WIDTH, FORWARD, dtype=kind)
        a @ b
        started = time.perf_counter()
        for _ in range(10):
            a @ b
        seconds[kind] = time.perf_counter() - started
    return seconds[torch.bfloat16] < seconds[torch.float32]


def compute_loss(model, batch, short=False):
    """Returns the mean loss of a batch, and of how many tokens. Short computes the matrices in bfloat16."""
    length = max(len(tokens) for tokens, _ in batch)
    tokens = torch.tensor([row + [0] * (length - len(row)) for row, _ in batch])
    learnt = torch.tensor([row + [False] * (length - len(row)) for _, row in batch])
    with torch.autocast("cpu", torch.bfloat16, enabled=short):
        logits = model(tokens[:, :-1], learnt[:, 1:])
    targets = tokens[:, 1:][learnt[:, 1:]]
    return functional.cross_entropy(logits.float(), targets), len(targets)


def validate(model, samples, short):
    """Returns the mean loss on all samples."""
    with torch.no_grad():
        parts = [compute_loss(model, samples[at:at + 32], short) for at in range(0, len(samples), 32)]
    return sum(loss.item() * count for loss, count in parts) / sum(count for _, count in parts)


def measure_baselines(samples, held_out):
    """Returns the loss of a unigram and of a trigram model of the training answers on the held-out ones.

    The trigram is mixed with bigram, unigram and a uniform share; the shares are the best of a grid on the held-out set itself."""
    one, two, three = collections.Counter(), collections.Counter(), collections.Counter()
    before_two, before_three = collections.Counter(), collections.Counter()
    for tokens, learnt in samples:
        for at in (at for at in range(2, len(tokens)) if learnt[at]):
            a, b, c = tokens[at - 2:at + 1]
            one[c] += 1
            two[b, c] += 1
            three[a, b, c] += 1
            before_two[b] += 1
            before_three[a, b] += 1
    total = sum(one.values())
    rows = []
    for tokens, learnt in held_out:
        for at in (at for at in range(2, len(tokens)) if learnt[at]):
            a, b, c = tokens[at - 2:at + 1]
            rows.append((1 / VOCABULARY, one[c] / total, two[b, c] / max(1, before_two[b]), three[a, b, c] / max(1, before_three[a, b])))
    shares = {"unigram": [(0.001, 0.999, 0, 0)],
              "trigram": [(0.001, 0.009, x, 0.99 - x) for x in (0.02, 0.05, 0.1, 0.2, 0.3)]}
    return {name: min(-sum(math.log(sum(map(lambda w, p: w * p, mix, row))) for row in rows) / len(rows) for mix in mixes)
            for name, mixes in shares.items()}


def export(model, tokenizer, path):
    """Writes the GGUF file."""
    kinds = [1] * (VOCABULARY - len(bpe.SPECIALS)) + [3] * len(bpe.SPECIALS)
    pairs = {
        "general.architecture": "llama", "general.name": "rkllmd demo", "general.description": DESCRIPTION, "general.license": "mit",
        "general.file_type": 7, "llama.context_length": CONTEXT, "llama.embedding_length": WIDTH, "llama.block_count": LAYERS,
        "llama.feed_forward_length": FORWARD, "llama.attention.head_count": HEADS, "llama.attention.head_count_kv": HEADS,
        "llama.attention.layer_norm_rms_epsilon": EPSILON, "llama.rope.dimension_count": HEAD, "llama.rope.freq_base": BASE,
        "llama.vocab_size": VOCABULARY, "tokenizer.ggml.model": "gpt2", "tokenizer.ggml.pre": "gpt-2",
        "tokenizer.ggml.tokens": tokenizer.tokens, "tokenizer.ggml.token_type": kinds,
        "tokenizer.ggml.merges": [" ".join(pair) for pair in tokenizer.merges],
        "tokenizer.ggml.eos_token_id": tokenizer.ids["<|im_end|>"], "tokenizer.ggml.eot_token_id": tokenizer.ids["<|im_end|>"],
        "tokenizer.ggml.padding_token_id": tokenizer.ids["<|endoftext|>"], "tokenizer.ggml.add_bos_token": False,
        "tokenizer.chat_template": gguf.CHATML,
    }
    tensors = []
    for name, weight in model.named_parameters():
        name = name if name.endswith(".weight") else name + ".weight"
        tensors.append((name, list(reversed(weight.shape)), weight.detach().flatten().tolist()))
    path.parent.mkdir(parents=True, exist_ok=True)
    gguf.write(path, pairs, tensors)


def rate(step, steps, highest):
    """The learning rate: 100 steps up, then down along a cosine to a fiftieth."""
    if step < 100:
        return highest * (step + 1) / 100
    return highest * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - 100) / max(1, steps - 100))))


def learn(model, tokenizer, samples, held_out, arguments, state):
    """Trains, with a checkpoint and a line in the log every 100 steps."""
    decayed = [weight for weight in model.parameters() if weight.dim() == 2]
    others = [weight for weight in model.parameters() if weight.dim() != 2]
    optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.1}, {"params": others, "weight_decay": 0.0}],
                                  lr=arguments.rate, betas=(0.9, 0.98))
    short = is_short_faster()
    print("matrices in bfloat16" if short else "matrices in float32", flush=True)
    batches, losses, seen = make_batches(samples, arguments.batch, random.Random(2 + state.get("step", 0))), [], 0
    first, before = state.get("step", 0), [state.get(name, 0) for name in ("seconds", "cpu", "tokens")]
    if "optimizer" in state:
        optimizer.load_state_dict(state["optimizer"])
    for step in range(first, arguments.steps):
        for group in optimizer.param_groups:
            group["lr"] = rate(step, arguments.steps, arguments.rate)
        batch = next(batches)
        loss, _ = compute_loss(model, batch, short)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
        seen += sum(len(tokens) for tokens, _ in batch)
        if (step + 1) % 100 == 0 or step + 1 == arguments.steps:
            state["series"]["train"].append((step + 1, sum(losses) / len(losses)))
            state["series"]["held-out"].append((step + 1, validate(model, held_out, short)))
            state.update(step=step + 1, seconds=before[0] + time.time() - STARTED, cpu=before[1] + time.process_time(),
                         tokens=before[2] + seen, model=model.state_dict(), optimizer=optimizer.state_dict())
            torch.save(state, arguments.checkpoint)
            print(f"step {step + 1}/{arguments.steps} train {state['series']['train'][-1][1]:.4f} "
                  f"held-out {state['series']['held-out'][-1][1]:.4f} tokens {state['tokens']} "
                  f"seconds {state['seconds']:.0f} cpu {state['cpu']:.0f}", flush=True)
            losses = []


def finish(state, arguments):
    """Writes the GGUF file, the curve and the numbers of a checkpoint."""
    model = Model()
    model.load_state_dict(state["model"])
    export(model, bpe.Tokenizer(state["vocabulary"], state["merges"]), arguments.out)
    curve.draw(arguments.curve, state["series"], state["baselines"], state["steps"])
    numbers = {"parameters": sum(weight.numel() for weight in model.parameters()), "steps": state["step"], "tokens": state["tokens"],
               "seconds": round(state["seconds"]), "cpu seconds": round(state["cpu"]), "train": round(state["series"]["train"][-1][1], 4),
               "held-out": round(state["series"]["held-out"][-1][1], 4), **{name: round(loss, 4) for name, loss in state["baselines"].items()}}
    print(json.dumps(numbers))
    print(f"{arguments.out}: {arguments.out.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4500)
    parser.add_argument("--batch", type=int, default=2048, help="tokens in a step, about")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--samples", type=int, default=120000)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--checkpoint", type=pathlib.Path, default=HERE / "checkpoint.pt")
    parser.add_argument("--out", type=pathlib.Path, default=HERE.parent / "model" / "demo.gguf")
    parser.add_argument("--curve", type=pathlib.Path, default=HERE / "loss.svg")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint; --steps may be another number")
    parser.add_argument("--export", action="store_true", help="only write the files from the checkpoint")
    arguments = parser.parse_args()
    if not arguments.export:
        torch.manual_seed(1)
        torch.set_num_threads(arguments.threads)
        dialogues = list(corpus.draw_dialogues(arguments.samples, 1, False))
        texts = [text for dialogue in dialogues for turn in dialogue["turns"]
                 for text in ("user\n" + turn["question"], "assistant\n" + turn["answer"])]
        if not arguments.resume:
            tokenizer = bpe.Tokenizer(*bpe.train(texts + ["system\n" + prompt for prompt in corpus.SYSTEM_PROMPTS], VOCABULARY))
        if arguments.resume:
            kept = torch.load(arguments.checkpoint)
            tokenizer = bpe.Tokenizer(kept["vocabulary"], kept["merges"])
        samples = [encode_dialogue(tokenizer, dialogue) for dialogue in dialogues]
        held_out = [encode_dialogue(tokenizer, dialogue) for dialogue in corpus.draw_dialogues(500, 2, True)]
        held_out.sort(key=lambda sample: len(sample[0]))
        print(f"{len(samples)} dialogues, {sum(len(tokens) for tokens, _ in samples)} tokens; held-out {len(held_out)}, "
              f"{sum(sum(learnt) for _, learnt in held_out)} tokens of answers", flush=True)
        baselines = measure_baselines(samples, held_out)
        print("baselines", baselines, flush=True)
        state = {"vocabulary": tokenizer.tokens, "merges": tokenizer.merges, "baselines": baselines, "steps": arguments.steps,
                 "series": {"train": [], "held-out": []}}
        model = Model()
        if arguments.resume:
            state = {**kept, "steps": arguments.steps, "baselines": baselines}
            model.load_state_dict(state["model"])
        learn(model, tokenizer, samples, held_out, arguments, state)
    finish(torch.load(arguments.checkpoint), arguments)


if __name__ == "__main__":
    main()
