package gguf

// LlamaVersion is the version of the module whose llama.cpp is compiled in: that of github.com/ollama/ollama.
const LlamaVersion = "v0.17.4"

// Architectures are those that llama.cpp of LlamaVersion knows, as general.architecture names them, in alphabetical
// order. A file of "clip", which it knows too, is no language model.
var Architectures = []string{
	"afmoe", "apertus", "arcee", "arctic", "arwkv7", "baichuan", "bailingmoe", "bailingmoe2", "bert", "bitnet",
	"bloom", "chameleon", "chatglm", "codeshell", "cogvlm", "cohere2", "command-r", "dbrx", "deci", "deepseek",
	"deepseek2", "dots1", "dream", "ernie4_5", "ernie4_5-moe", "exaone", "exaone4", "falcon", "falcon-h1", "gemma",
	"gemma-embedding", "gemma2", "gemma3", "gemma3n", "glm4", "glm4moe", "gpt-oss", "gpt2", "gptj", "gptneox",
	"granite", "granitehybrid", "granitemoe", "grok", "grovemoe", "hunyuan-dense", "hunyuan-moe", "internlm2",
	"jais", "jamba", "jina-bert-v2", "jina-bert-v3", "lfm2", "lfm2moe", "llada", "llada-moe", "llama", "llama4",
	"mamba", "mamba2", "minicpm", "minicpm3", "minimax-m2", "mistral3", "mpt", "nemotron", "nemotron_h",
	"nemotron_h_moe", "neo-bert", "nomic-bert", "nomic-bert-moe", "olmo", "olmo2", "olmoe", "openelm", "orion",
	"pangu-embedded", "phi2", "phi3", "phimoe", "plamo", "plamo2", "plm", "qwen", "qwen2", "qwen2moe", "qwen2vl",
	"qwen3", "qwen3moe", "qwen3next", "qwen3vl", "qwen3vlmoe", "refact", "rnd1", "rwkv6", "rwkv6qwen2", "rwkv7",
	"seed_oss", "smallthinker", "smollm3", "solar", "stablelm", "starcoder", "starcoder2", "t5", "t5encoder",
	"wavtokenizer-dec", "xverse",
}

// HeadSizeStep is what the size of an RWKV-7 head must be a multiple of: on AVX-512 llama.cpp reads heads in steps of
// so many floats, and would read behind the last one of a row.
const HeadSizeStep = 64
