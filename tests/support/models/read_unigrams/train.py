# Makes unigrams.jsonl.gz: two vocabularies of the unigram language model, trained by SentencePiece on the project's own
# documents, and what SentencePiece makes of texts with them. One rewrites texts by nmt_nfkc, as bge-m3's and its like do,
# the other by six rules of its own.
#
#     python3 train.py FOLDER    FOLDER: where *.md lie. It needs sentencepiece and protobuf; 0.2.1 and later were used.
import gzip, io, json, pathlib, random, re, sys

import sentencepiece
from sentencepiece import sentencepiece_model_pb2

RULES = "41\t61\n42\t62 63\nFB01\t66 69\n3A9\t6F 6D\n20 20\t20\n1F642\t3A 29\n"
DIFFICULT = ["", " ", "  ", "\n", "\t a\r\n", "ﬁn", "①②Ⅳ", "ｆｕｌｌ ｗｉｄｔｈ", "Å Å Å", "é é", "ﷺ", "한국어 한국어", "語 漢字 かな カナ",
             "zero​width", "soft­hyphen", "🙂🙃👩‍👩‍👧", "▁▁ a▁b", "ABBA Ω  ﬁ", "a b c", "x" * 300, "🙂" * 50,
             "­", "İstanbul ß ẞ", "क्षत्रिय", "مرحبا بالعالم", "שלום", "สวัสดี", "½ ¾ ™ ℃", "－–—", "”“’‘", "<s>", "<unk> </s>"]


def read_lines(folder):
    for path in sorted(pathlib.Path(folder).rglob("*.md")):
        for line in path.read_text("utf-8").splitlines():
            if len(line) > 20:
                yield line


def write_random(r):
    ranges = [(32, 127)] * 6 + [(160, 0x250), (0x370, 0x400), (0x400, 0x500), (0x2000, 0x2100), (0x2150, 0x2200), (0x3000, 0x3100),
              (0x4E00, 0x4F00), (0xAC00, 0xAD00), (0xFB00, 0xFB10), (0xFE50, 0xFFE0), (0x1F600, 0x1F650), (0x1D400, 0x1D500), (0x300, 0x340)]
    return "".join(chr(r.randrange(*r.choice(ranges))) for _ in range(r.randrange(1, 40)))


def train(lines, rules):
    model, more = io.BytesIO(), {"normalization_rule_tsv": rules} if rules else {"normalization_rule_name": "nmt_nfkc"}
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines), model_writer=model, model_type="unigram", vocab_size=400 if rules else 1200, character_coverage=0.9995,
        bos_id=0, pad_id=1, eos_id=2, unk_id=3, user_defined_symbols=["<mask>"], num_threads=1, minloglevel=2, **more)
    return model.getvalue()


def describe(name, model, texts):
    proto, processor = sentencepiece_model_pb2.ModelProto(), sentencepiece.SentencePieceProcessor(model_proto=model)
    proto.ParseFromString(model)
    normal = proto.normalizer_spec
    head = {"name": name, "tokens": [p.piece for p in proto.pieces], "scores": [p.score for p in proto.pieces],
            "types": [p.type for p in proto.pieces], "charsmap": list(normal.precompiled_charsmap),
            "add_space_prefix": normal.add_dummy_prefix, "remove_extra_whitespaces": normal.remove_extra_whitespaces}
    yield head
    for text in texts:
        yield {"text": text, "ids": processor.encode(text)}


lines = list(read_lines(sys.argv[1]))
r = random.Random(17)
texts = DIFFICULT + [re.sub(r"\s+", " ", line) for line in r.sample(lines, 300)] + [write_random(r) for _ in range(1700)]
with gzip.GzipFile("unigrams.jsonl.gz", "wb", mtime=0) as file:
    for name, rules in [("nmt_nfkc", ""), ("own", "rules.tsv")]:
        if rules:
            pathlib.Path(rules).write_text(RULES, "utf-8")
        for one in describe(name, train(lines, rules), texts if not rules else texts[:600]):
            file.write((json.dumps(one, ensure_ascii=False) + "\n").encode())
        if rules:
            pathlib.Path(rules).unlink()
