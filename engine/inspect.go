package engine

// MaxComputed is how many tokens llama.cpp computes at once, however large the batch is.
const MaxComputed = 512

// Inspected are the contexts that "rkllmd inspect" calculates with where none is asked for, beside the model's own limit.
var Inspected = []int{512, 2048, 8192}

// The context that a model gets where nobody asks for a size (choose_context).
const (
	AutomaticContext = 8192 // tokens, where the model was made for more: what is never used would take memory and time at every start
	LeastContext     = 512  // tokens, however little memory there is
)

// Details is what a header says beyond what it takes to run the model.
type Details struct {
	Parameters  uint64 // numbers in all tensors
	About       string // general.description: what the model is, in its maker's words; "" the file does not say
	FileType    string // what its quantisation is called; "" the file does not say
	Types       []TypeShare
	Tokenizer   string // tokenizer.ggml.model
	BOS, EOS    *SpecialToken
	EndOfTurn   *SpecialToken
	Sizes       GGUFSizes
	ExpertsUsed int    // for each token
	Widest      uint64 // numbers that a layer's feed-forward computes for a token at once
	Masks       uint64 // of the attention: two where some layers see a window only
	Copied      uint64 // bytes of the embeddings, where they are the output as well and llama.cpp copies them for that
}

// Span is a part of a buffer, in bytes.
type Span struct {
	Start, Size uint64
}

// Plan is where the parts of a buffer lie whose lives overlap. llama.cpp lays its compute buffer out like that, and how much is lost
// between the parts depends on their order: take_span and give_span follow ggml-alloc.c.
type Plan struct {
	Free []Span // in order of place, never two side by side; the last one has no end
	End  uint64 // of what was ever taken
}

// TypeShare is the tensors of one type.
type TypeShare struct {
	Type    string `json:"type"`
	Tensors int    `json:"tensors"`
	Bytes   uint64 `json:"bytes"`
}

// SpecialToken is a token with a part to play. nil: the model has none for that.
type SpecialToken struct {
	ID   int    `json:"id"`
	Text string `json:"text"`
}

// Memory is what a model takes with one context, in bytes.
type Memory struct {
	Context int    `json:"context"`       // tokens of each sequence
	Weights uint64 `json:"weights_bytes"` // mapped from the file, or copied in an order that suits this CPU
	Cache   uint64 `json:"kv_cache_bytes"`
	Compute uint64 `json:"compute_bytes"` // the buffers of a decode, and of the logits
	Total   uint64 `json:"total_bytes"`
	Fits    bool   `json:"fits"` // into the memory that is available
}

// Description is what "rkllmd inspect" says of a model. Its JSON is for programs: members may be added, those that are here keep
// their names.
type Description struct {
	Path          string        `json:"path"`
	Architecture  string        `json:"architecture"`
	Name          string        `json:"name"`                  // "" the file does not say
	About         string        `json:"description,omitempty"` // in its maker's words
	Parameters    uint64        `json:"parameters"`
	Quantisation  string        `json:"quantisation"` // "Q4_K_M"; "" the file does not say
	TensorTypes   []TypeShare   `json:"tensor_types"` // the largest share first
	Layers        int           `json:"layers"`
	Heads         uint64        `json:"heads"`    // of the layer with the most
	KVHeads       uint64        `json:"kv_heads"` // of the layer with the most
	EmbeddingSize int           `json:"embedding_size"`
	FeedForward   uint64        `json:"feed_forward_size"` // of the layer with the widest
	Experts       uint64        `json:"experts"`           // 0: the model is dense
	ExpertsUsed   int           `json:"experts_used"`
	Vocabulary    int           `json:"vocabulary_size"`
	Tokenizer     string        `json:"tokenizer"`
	ContextLength int           `json:"context_length"`
	Automatic     int           `json:"automatic_context"`   // what the model gets here where nobody asks for a size
	TemplateBytes int           `json:"chat_template_bytes"` // 0: none
	BOS           *SpecialToken `json:"bos"`
	EOS           *SpecialToken `json:"eos"`
	EndOfTurn     *SpecialToken `json:"end_of_turn"`
	Sequences     int           `json:"sequences"`
	Memory        []Memory      `json:"memory"`
	Available     uint64        `json:"available_bytes"` // 0: the system does not say, and everything fits

	ChatTemplate string `json:"-"`
}

// FileTypes are the names of general.file_type (LLAMA_FTYPE). Numbers that are left out are no longer in use.
var FileTypes = map[uint64]string{
	0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M", 13: "Q3_K_L",
	14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS", 21: "Q2_K_S", 22: "IQ3_XS",
	23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S", 29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16",
	36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4_MOE",
}

// RepackedTypes are the types of matrices that llama.cpp copies, where the CPU has kernels for several rows at once.
var RepackedTypes = map[string]bool{"Q4_0": true, "Q4_K": true, "Q2_K": true, "IQ4_NL": true}

// EndsOfTurn are the texts by which llama.cpp knows the end of a turn where the file does not name it, the likeliest first.
var EndsOfTurn = []string{"<|eot_id|>", "<|im_end|>", "<|end|>", "<end_of_turn>", "<EOT>", "_<EOT>", "<end_of_utterance>",
	"<|end_of_text|>", "<|endoftext|>", "<｜end▁of▁sentence｜>"}
