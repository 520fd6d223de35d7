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
	// a string that is no part of this generation's structure: this server keeps it, for what the library wants
	// elsewhere
	Kept
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

// MaxFloat is the largest number that a C float holds, written as a double.
const MaxFloat = math.MaxFloat32

// PathUse says what the library does with the file that a String names.
type PathUse uint8

const (
	NoPath    PathUse = iota
	PathRead          // opens an existing file
	PathWrite         // creates or replaces a file in an existing directory
	PathModel         // opens an existing file, or a model inside the library (Library.Builtins)
)

// Value is one name of an enumeration.
type Value struct {
	Name   string
	Number int32
	Since  string // the version that has it, where this generation does not; "" otherwise
}

// Enum is one enumeration of the header, in one generation or several.
type Enum struct {
	Name   string
	Values []Value
	Absent []Value // what later generations have beside these
}

// Field is one member of a C structure: its C name, type and offset in bytes from the start of the structure, and what
// the converters must know about it.
type Field struct {
	Name   string
	Kind   FieldKind
	Offset uintptr
	Struct *Struct // Inline and PointerTo
	Length int     // Bytes
	Enum   *Enum   // an Int32 that must be one of these
	Path   PathUse // a String that names a file
	// What a member that is left out is. Of RKLLMParam the library's own defaults go in their place (set_defaults).
	Default      float64 // a number
	DefaultText  *string // a String; nil: NULL
	DefaultBytes []byte  // Bytes; nil: zeros

	Required bool // must be given whenever its structure is
	// Counts are the members whose product is the number of elements of a Floats or Int32s field; of Floats without
	// Exact, the number of rows, whose width is the model's.
	Counts []string
	Exact  bool
	// Stacked: a row of this Floats field may be several rows of the model's width, one behind the other. Models with
	// deep-stack outputs want all outputs of the image encoder.
	Stacked bool
	// InsteadOf is the member of this generation's header in whose place this one, which is the spelling of other
	// generations, is accepted too: a flat member instead of the nested image (D), or image instead of the flat
	// image_embed (before D). It is only a second name for the same memory.
	InsteadOf string
}

// Absent is a member that a structure has in other generations only.
type Absent struct {
	Name, Since string   // Since is the first version that has it
	Reason      string   // what goes instead, or ""
	Same        []string // the values, in JSON, that say no more than leaving it out; null is always one
}

// Struct is the layout of one C structure in one generation of the library.
type Struct struct {
	Name   string // as in the header: "RKLLMParam"
	Size   uintptr
	Fields []Field
	OneOf  []string // at least one of these members must be given
	Absent []Absent
	// Inherits: a number that is left out is what rkllm_init was given under the same name, instead of its default.
	Inherits bool
}

// Layout is one generation of the library's ABI: which structures it has and how they lie in memory. All generations
// are read and written by the same converters.
type Layout struct {
	Generation string   // "A", "B", "b", "C", "D"
	Versions   []string // of librkllmrt
	// InitCallbackStruct: the third argument of rkllm_init is an RKLLMCallback structure (D), not a function pointer.
	InitCallbackStruct bool
	// ClearKVCacheRanges: rkllm_clear_kv_cache takes start and end positions (C, D).
	ClearKVCacheRanges bool
	// Batches: RKLLMExtendParam has n_batch, so that a run may have several inputs (C, D).
	Batches bool

	CallState, InputType, InferMode *Enum

	Param, Input, InferParam, LoraAdapter, Result *Struct
	CrossAttnParam                                *Struct // nil before C
	Callback                                      *Struct // nil before D
}

// Generations is the letters of all generations, the oldest first.
const Generations = "ABbCD"

// Layouts is all generations, the oldest first.
var Layouts = []*Layout{LayoutA, LayoutB, LayoutB1, LayoutC, LayoutD}

// The enumerations of the header, as they are from generation B on. A differs: see LayoutA.
var (
	CallState = &Enum{Name: "LLMCallState", Values: []Value{
		{Name: "RKLLM_RUN_NORMAL", Number: RunNormal},
		{Name: "RKLLM_RUN_WAITING", Number: RunWaiting},
		{Name: "RKLLM_RUN_FINISH", Number: RunFinish},
		{Name: "RKLLM_RUN_ERROR", Number: RunError},
	}}
	InputType = &Enum{Name: "RKLLMInputType", Values: []Value{
		{Name: "RKLLM_INPUT_PROMPT", Number: InputPrompt},
		{Name: "RKLLM_INPUT_TOKEN", Number: InputToken},
		{Name: "RKLLM_INPUT_EMBED", Number: InputEmbed},
		{Name: "RKLLM_INPUT_MULTIMODAL", Number: InputMultimodal},
	}}
	InferMode = &Enum{Name: "RKLLMInferMode", Values: []Value{
		{Name: "RKLLM_INFER_GENERATE", Number: InferGenerate},
		{Name: "RKLLM_INFER_GET_LAST_HIDDEN_LAYER", Number: InferGetLastHiddenLayer},
		{Name: "RKLLM_INFER_GET_LOGITS", Number: InferGetLogits},
	}}
)

// InputMembers are the members of RKLLMInput's union, by input type.
var InputMembers = [...]string{
	InputPrompt:     "prompt_input",
	InputToken:      "token_input",
	InputEmbed:      "embed_input",
	InputMultimodal: "multimodal_input",
}

// ImageMarkers are the texts that stand around an image's tokens in the prompt. Up to generation C they are given to
// rkllm_init, as members of RKLLMParam; since D they belong to each request, as members of RKLLMMultiModalInput.image.
var ImageMarkers = [...]struct{ Param, Image string }{
	{"img_start", "image_start"},
	{"img_end", "image_end"},
	{"img_content", "image_content"},
}
