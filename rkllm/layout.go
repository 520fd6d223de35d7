package rkllm

import "math"

// FieldKind is the C type of a structure's field.
type FieldKind uint8

const (
	Int32 FieldKind = iota
	Uint32
	Int8
	Uint8
	Size // size_t, 8 bytes
	Bool
	Float32
	String    // const char *
	Floats    // const float *; how many: Field.Counts
	Int32s    // int32_t *; how many: Field.Counts; none of them negative (they are token ids or positions)
	Inline    // a structure inside this one: Field.Struct
	PointerTo // a pointer to a structure: Field.Struct
	Bytes     // uint8_t[Field.Length]
	Pointer   // an address that only this server sets: callbacks and their userdata
)

// Range is the smallest and the largest value of a whole number.
type Range struct{ Low, High int64 }

// Ranges is what fits into the whole-number kinds. A size_t ends where a JSON number stops being exact.
var Ranges = [...]Range{
	Int32:  {math.MinInt32, math.MaxInt32},
	Uint32: {0, math.MaxUint32},
	Int8:   {math.MinInt8, math.MaxInt8},
	Uint8:  {0, math.MaxUint8},
	Size:   {0, 1 << 53},
}

// PathUse says what the library does with the file that a String names.
type PathUse uint8

const (
	NoPath    PathUse = iota
	PathRead          // opens an existing file
	PathWrite         // creates or replaces a file in an existing directory
)

// Value is one name of an enumeration.
type Value struct {
	Name   string
	Number int32
}

// Enum is one enumeration of the header.
type Enum struct {
	Name   string
	Values []Value
}

// Field is one member of a C structure: its C name, type and offset in bytes from the start of the structure, and what the
// converters must know about it.
type Field struct {
	Name    string
	Kind    FieldKind
	Offset  uintptr
	Struct  *Struct // Inline and PointerTo
	Length  int     // Bytes
	Enum    *Enum   // an Int32 that must be one of these
	Path    PathUse // a String that names a file
	Default float64 // of a number that is left out

	Required bool // must be given whenever its structure is
	// Counts are the members whose product is the number of elements of a Floats or Int32s field; of Floats without Exact,
	// the number of rows, whose width is the model's.
	Counts []string
	Exact  bool
	// InsteadOf is the nested member (image) in whose place this flat one is accepted too. It is only a second name for
	// the same memory.
	InsteadOf string
}

// Absent is a member that a structure has in other generations only.
type Absent struct{ Name, Reason string }

// Struct is the layout of one C structure in one generation of the library.
type Struct struct {
	Name   string // as in the header: "RKLLMParam"
	Size   uintptr
	Fields []Field
	OneOf  []string // at least one of these members must be given
	Absent []Absent
}

// Layout is one generation of the library's ABI: which structures it has and how they lie in memory. All generations are
// read and written by the same converters.
type Layout struct {
	Generation string   // "A", "B", "b", "C", "D"
	Versions   []string // of librkllmrt
	// InitCallbackStruct: the third argument of rkllm_init is an RKLLMCallback structure (D), not a function pointer.
	InitCallbackStruct bool
	// ClearKVCacheRanges: rkllm_clear_kv_cache takes start and end positions (C, D).
	ClearKVCacheRanges bool

	Param, Input, InferParam, LoraAdapter, CrossAttnParam, Result *Struct
	Callback                                                      *Struct // nil before D
}

// The enumerations of the header. Their numbers are the same from generation B on.
var (
	CallState = &Enum{"LLMCallState", []Value{
		{"RKLLM_RUN_NORMAL", RunNormal},
		{"RKLLM_RUN_WAITING", RunWaiting},
		{"RKLLM_RUN_FINISH", RunFinish},
		{"RKLLM_RUN_ERROR", RunError},
	}}
	InputType = &Enum{"RKLLMInputType", []Value{
		{"RKLLM_INPUT_PROMPT", InputPrompt},
		{"RKLLM_INPUT_TOKEN", InputToken},
		{"RKLLM_INPUT_EMBED", InputEmbed},
		{"RKLLM_INPUT_MULTIMODAL", InputMultimodal},
	}}
	InferMode = &Enum{"RKLLMInferMode", []Value{
		{"RKLLM_INFER_GENERATE", InferGenerate},
		{"RKLLM_INFER_GET_LAST_HIDDEN_LAYER", InferGetLastHiddenLayer},
		{"RKLLM_INFER_GET_LOGITS", InferGetLogits},
	}}
)

// InputMembers are the members of RKLLMInput's union, by input type.
var InputMembers = [...]string{
	InputPrompt:     "prompt_input",
	InputToken:      "token_input",
	InputEmbed:      "embed_input",
	InputMultimodal: "multimodal_input",
}
