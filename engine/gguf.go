package engine

import (
	"bufio"
	"errors"
)

// GGUF is the model file format: magic "GGUF", a version, two counts, keys with typed values, tensor descriptions, padding,
// tensor data; all little-endian. This project reads headers itself, and strictly, because neither llama.cpp nor the Go
// libraries at hand survive every damaged file: lengths from the file must never decide how much memory is taken.

// GGUFType is the type of a value.
type GGUFType uint32

const (
	GGUFUint8 GGUFType = iota
	GGUFInt8
	GGUFUint16
	GGUFInt16
	GGUFUint32
	GGUFInt32
	GGUFFloat32
	GGUFBool
	GGUFString
	GGUFArray
	GGUFUint64
	GGUFInt64
	GGUFFloat64
)

// GGUFTypeSizes are the bytes of a value, 0 for those without a fixed size. GGUFTypeNames are for messages.
var (
	GGUFTypeSizes = [...]int{1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8}
	GGUFTypeNames = [...]string{"uint8", "int8", "uint16", "int16", "uint32", "int32", "float32", "bool", "string", "array",
		"uint64", "int64", "float64"}
)

// Limits of a header: generous for every model there is, and small enough that no file can take the daemon's memory.
const (
	MaxGGUFHeader  = 128 << 20 // bytes
	MaxGGUFKeys    = 1 << 14
	MaxGGUFTensors = 1 << 16
	MaxGGUFName    = 64      // bytes of a tensor's name, the NUL of C included (GGML_MAX_NAME)
	MaxGGUFKey     = 1 << 10 // bytes
	MaxGGUFText    = 1 << 20 // bytes of a string value, such as a chat template
	MaxGGUFToken   = 1 << 12 // bytes of a string in an array, such as a token
	MaxGGUFArray   = 1 << 20 // elements
	MaxGGUFNumbers = 1 << 10 // elements of a number array that are kept; of longer ones only 32-bit integers are, the rest counted
	MaxLayers      = 512     // LLAMA_MAX_LAYERS
	MaxExperts     = 512     // LLAMA_MAX_EXPERTS
	MaxContext     = 1 << 30
)

// ErrTruncated is what is wrong with a file that ends before its contents do.
var ErrTruncated = errors.New("the file is cut off")

// GGUFReader reads a header and keeps count, so that no length is believed that the file cannot hold.
type GGUFReader struct {
	Input  *bufio.Reader
	Offset uint64 // bytes read
	Size   uint64 // of the file
}

// GGUFValue is the value of a key.
type GGUFValue struct {
	Type  GGUFType // of the elements, for an array
	Array bool
	Count int // elements of an array

	Number  uint64   // of a number or bool: its bits, zero-extended
	Text    string   // of a string
	Numbers []uint64 // of an array of numbers: their bits; nil for a long one, see MaxGGUFNumbers
	Texts   []string // of an array of strings
}

// GGUFSizes are the numbers that the shape of a model follows from. Heads and KeyHeads have one number a layer.
type GGUFSizes struct {
	Embedding, KeyLength, ValueLength uint64
	Heads, KeyHeads, Forward          []uint64
	Experts                           uint64
}

// GGUFTensor describes a tensor of the file.
type GGUFTensor struct {
	Name   string
	Shape  [4]uint64 // begins with the length of a row; 1 from Dims on
	Dims   int
	Type   uint32
	Offset uint64 // from the start of the data
}

// GGUFHeader is all that stands before the data.
type GGUFHeader struct {
	Pairs   map[string]GGUFValue
	Tensors map[string]GGUFTensor
	Order   []string // the tensors' names as they stand in the file
	End     uint64   // bytes of the header, padding not counted
	Size    uint64   // of the file
}

// TensorType is how numbers are packed: Block of them in Bytes bytes.
type TensorType struct {
	Name  string
	Block uint64
	Bytes uint64
}

// TensorTypes are the types of tensors that models are made of, by number (ggml_type). Others exist inside llama.cpp only.
var TensorTypes = map[uint32]TensorType{
	0: {"F32", 1, 4}, 1: {"F16", 1, 2}, 30: {"BF16", 1, 2},
	2: {"Q4_0", 32, 18}, 3: {"Q4_1", 32, 20}, 6: {"Q5_0", 32, 22}, 7: {"Q5_1", 32, 24}, 8: {"Q8_0", 32, 34},
	10: {"Q2_K", 256, 84}, 11: {"Q3_K", 256, 110}, 12: {"Q4_K", 256, 144}, 13: {"Q5_K", 256, 176}, 14: {"Q6_K", 256, 210},
	16: {"IQ2_XXS", 256, 66}, 17: {"IQ2_XS", 256, 74}, 18: {"IQ3_XXS", 256, 98}, 19: {"IQ1_S", 256, 50},
	20: {"IQ4_NL", 32, 18}, 21: {"IQ3_S", 256, 110}, 22: {"IQ2_S", 256, 82}, 23: {"IQ4_XS", 256, 136},
	29: {"IQ1_M", 256, 56}, 34: {"TQ1_0", 256, 54}, 35: {"TQ2_0", 256, 66}, 39: {"MXFP4", 32, 17},
}

// DenseArchitectures are those whose shapes are checked in full. Of the others only what llama.cpp itself does not check.
var DenseArchitectures = map[string]bool{"llama": true, "qwen2": true, "qwen3": true}

// Tokenizers are the values of tokenizer.ggml.model that a generating model can have, with llama.cpp's default ids of the
// tokens BOS, EOS and UNK where the file names none; -1: no such token.
var Tokenizers = map[string][3]int{
	"llama": {1, 2, 0}, "gpt2": {11, 11, -1}, "rwkv": {-1, -1, -1}, "plamo2": {1, 2, 0},
}

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
	Types []GGUFType
}{
	{".classifier.output_labels", []GGUFType{GGUFString}},
	{".rope.dimension_sections", []GGUFType{GGUFInt32, GGUFUint32}},
	{".attention.block_skip_connection.", []GGUFType{GGUFInt32, GGUFUint32}},
	{"xielu.", []GGUFType{GGUFFloat32}},
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
