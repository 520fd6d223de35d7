// Package gguf holds the types and constants of its room: model files, whose headers are read and checked.
package gguf

import (
	"bufio"
	"fmt"
	"sync"

	"rkllmd/engine"
)

// BuiltinFiles is the files in memory in which builtin models were opened (open_builtin_model): their paths by the
// names of the models. They stay open until the process ends.
var BuiltinFiles struct {
	sync.Mutex
	Paths map[string]string
}

// Type is the type of a value.
type Type uint32

const (
	Uint8 Type = iota
	Int8
	Uint16
	Int16
	Uint32
	Int32
	Float32
	Bool
	String
	Array
	Uint64
	Int64
	Float64
)

// TypeSizes are the bytes of a value, 0 for those without a fixed size. TypeNames are for messages.
var (
	TypeSizes = [...]int{
		Uint8: 1, Int8: 1, Uint16: 2, Int16: 2, Uint32: 4, Int32: 4, Float32: 4, Bool: 1, String: 0, Array: 0,
		Uint64: 8, Int64: 8, Float64: 8,
	}
	TypeNames = [...]string{
		Uint8: "uint8", Int8: "int8", Uint16: "uint16", Int16: "int16", Uint32: "uint32", Int32: "int32",
		Float32: "float32", Bool: "bool", String: "string", Array: "array", Uint64: "uint64", Int64: "int64",
		Float64: "float64",
	}
)

// Reader reads a header and keeps count, so that no length is believed that the file cannot hold.
type Reader struct {
	Input  *bufio.Reader
	Offset uint64 // bytes read
	Size   uint64 // of the file

	Kept     uint64  // bytes of memory that texts and numbers have taken so far
	Scratch  []byte  // for the next text
	Number   [8]byte // for the next number
	Counting bool    // the texts of arrays are checked and counted, and not kept
}

// Vocabulary is the key of the only array of texts that anybody asks for.
const Vocabulary = "tokenizer.ggml.tokens"

// TextBytes is what a text takes beside its bytes.
const TextBytes = 16

// ErrTooMuch is what is wrong with a header whose values would take the memory of others.
var ErrTooMuch = fmt.Errorf("its texts and numbers take more than %d MB of memory; no model has as many",
	engine.MaxGGUFKept>>20)

// Value is the value of a key.
type Value struct {
	Type  Type // of the elements, for an array
	Array bool
	Count int // elements of an array

	Number  uint64   // of a number or bool: its bits, zero-extended
	Text    string   // of a string, or of an array of bytes: all of them
	Numbers []uint64 // of an array of numbers: their bits; nil for a long one, see MaxGGUFNumbers
	Texts   []string // of an array of strings
}

// Tensor describes a tensor of the file.
type Tensor struct {
	Name   string
	Shape  [4]uint64 // begins with the length of a row; 1 from Dims on
	Dims   int
	Type   uint32
	Offset uint64 // from the start of the data
}

// Header is all that stands before the data.
type Header struct {
	Pairs   map[string]Value
	Tensors map[string]Tensor
	Order   []string // the tensors' names as they stand in the file
	End     uint64   // bytes of the header, padding not counted
	Size    uint64   // of the file
}

// DenseArchitectures are those whose shapes are checked in full. Of the others only what llama.cpp itself does not
// check.
var DenseArchitectures = map[string]bool{"llama": true, "qwen2": true, "qwen3": true}

// Encoders are the architectures that read a text as a whole, each token seeing all others, and make vectors of it.
var Encoders = map[string]bool{"bert": true, GemmaEncoder: true, "jina-bert-v2": true, "jina-bert-v3": true,
	"neo-bert": true, "nomic-bert": true, ExpertEncoder: true}

// Encoders that differ from the others: one has heads that are not as wide as the model together, and may have layers
// behind the pooling; one may have experts.
const (
	GemmaEncoder  = "gemma-embedding"
	ExpertEncoder = "nomic-bert-moe"
)

// GemmaLayers is how many layers a GemmaEncoder has at least: one of so many sees all of a text, the others a part.
const GemmaLayers = 6

// DenseLayers are the tensors of the layers behind the pooling of a GemmaEncoder.
var DenseLayers = [...]string{"dense_2.weight", "dense_3.weight"}

// TokenTypes is the tensor of encoders whose first row is added to each token.
const TokenTypes = "token_types.weight"

// Tokenizers that encoders have. They cannot write what they have read, so they are for encoders alone.
const (
	WordPieces = "bert"
	Unigrams   = "t5" // a unigram language model, as SentencePiece trains it
)

// Charsmap is the key of the table by which Unigrams rewrite a text before they read it.
const Charsmap = "tokenizer.ggml.precompiled_charsmap"

// WordPieceTokens are the ids that llama.cpp assumes for tokens of WordPieces where the file names none.
var WordPieceTokens = map[string]int{"seperator": 102, "padding": 0, "mask": 103}

// Tokenizers are the values of tokenizer.ggml.model that a model can have, with llama.cpp's default ids of
// the tokens BOS, EOS and UNK where the file names none; -1: no such token.
var Tokenizers = map[string][3]int{
	"llama": {1, 2, 0}, "gpt2": {11, 11, -1}, "rwkv": {-1, -1, -1}, "plamo2": {1, 2, 0},
	WordPieces: {101, -1, 100}, Unigrams: {-1, 1, 2},
}

// ByteToken is the type of a token that stands for a byte (LLAMA_TOKEN_TYPE_BYTE).
const ByteToken = 6

// RopeScalings are the values of rope.scaling.type.
var RopeScalings = []string{"none", "linear", "yarn", "longrope"}

// FileKinds tells what a file is that is not GGUF, by its first bytes.
var FileKinds = []struct{ Prefix, Kind string }{
	{"FUGG", "a GGUF model for big-endian machines"},
	{"lmgg", "a GGML model from before GGUF; convert it anew"},
	{"tjgg", "a GGML model from before GGUF; convert it anew"},
	{"fmgg", "a GGML model from before GGUF; convert it anew"},
	{"RKLLMDPC", "a prompt cache, as load_prompt_cache takes it"},
	{"PK\x03\x04", "a zip archive, as PyTorch's checkpoints are"},
	{"\x1f\x8b", "compressed with gzip; unpack it first"},
	{"\xfd7zXZ", "compressed with xz; unpack it first"},
	{"\x28\xb5\x2f\xfd", "compressed with zstd; unpack it first"},
	{"\x7fELF", "a program or a library"},
	{"\x89HDF", "an HDF5 file"},
	{"version https://git-lfs", "a Git LFS pointer, not the model; fetch the model with: git lfs pull"},
	{"<!DOCTYPE", "a web page; the download went wrong"},
	{"<!doctype", "a web page; the download went wrong"},
	{"<html", "a web page; the download went wrong"},
}

// ArrayTypes are the element types of arrays that llama.cpp reads without looking, by a part of the key.
var ArrayTypes = []struct {
	Part  string
	Types []Type
}{
	{".classifier.output_labels", []Type{String}},
	{".rope.dimension_sections", []Type{Int32, Uint32}},
	{".attention.block_skip_connection.", []Type{Int32, Uint32}},
	{"xielu.", []Type{Float32}},
}

// Dimension is a length in the shape of a layer's tensor.
type Dimension uint8

const (
	DimNone      Dimension = iota
	DimEmbedding           // GGUFSizes.Embedding
	DimQuery               // heads times key length
	DimKey                 // key heads times key length
	DimHead                // key length
	DimForward             // feed-forward length
)

// BlockTensors are the tensors of a layer of the DenseArchitectures.
var BlockTensors = []struct {
	Name       string
	Shape      [2]Dimension
	RequiredBy string // the one architecture that must have it; the others may; "": all must
	Dense      bool   // experts take its place
}{
	{"attn_norm.weight", [2]Dimension{DimEmbedding}, "", false},
	{"attn_q.weight", [2]Dimension{DimEmbedding, DimQuery}, "", false},
	{"attn_k.weight", [2]Dimension{DimEmbedding, DimKey}, "", false},
	{"attn_v.weight", [2]Dimension{DimEmbedding, DimKey}, "", false},
	{"attn_output.weight", [2]Dimension{DimQuery, DimEmbedding}, "", false},
	{"attn_q.bias", [2]Dimension{DimQuery}, "qwen2", false},
	{"attn_k.bias", [2]Dimension{DimKey}, "qwen2", false},
	{"attn_v.bias", [2]Dimension{DimKey}, "qwen2", false},
	{"attn_q_norm.weight", [2]Dimension{DimHead}, "qwen3", false},
	{"attn_k_norm.weight", [2]Dimension{DimHead}, "qwen3", false},
	{"ffn_norm.weight", [2]Dimension{DimEmbedding}, "", false},
	{"ffn_gate.weight", [2]Dimension{DimEmbedding, DimForward}, "", true},
	{"ffn_up.weight", [2]Dimension{DimEmbedding, DimForward}, "", true},
	{"ffn_down.weight", [2]Dimension{DimForward, DimEmbedding}, "", true},
}

// FileTypes are the names of general.file_type (LLAMA_FTYPE). Numbers that are left out are no longer in use.
var FileTypes = map[uint64]string{
	0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M",
	13: "Q3_K_L",
	14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS", 21: "Q2_K_S",
	22: "IQ3_XS",
	23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S", 29: "IQ2_M", 30: "IQ4_XS",
	31: "IQ1_M", 32: "BF16",
	36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4_MOE",
}

// EndsOfTurn are the texts by which llama.cpp knows the end of a turn where the file does not name it, the likeliest
// first.
var EndsOfTurn = []string{"<|eot_id|>", "<|im_end|>", "<|end|>", "<end_of_turn>", "<EOT>", "_<EOT>",
	"<end_of_utterance>",
	"<|end_of_text|>", "<|endoftext|>", "<｜end▁of▁sentence｜>"}

// The ends of the names of an adapter's tensors: a product of two small matrices, B times A, is added to the model's
// tensor.
const (
	LoraA = ".lora_a"
	LoraB = ".lora_b"
)
