package engine

// The context that a model gets where nobody asks for a size (choose_context).
const (
	// tokens, where the model was made for more: what is never used would take memory and time at every start
	AutomaticContext = 8192
	LeastContext     = 512 // tokens, however little memory there is
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
	Pooling     string // how a text becomes a vector; PoolingNone: the file does not say, and it is the last token's
	Encoder     bool   // it reads a text as a whole and makes vectors, and no text (gguf.Encoders)
	Widest      uint64 // numbers that a layer's feed-forward computes for a token at once
	Masks       uint64 // of the attention: two where some layers see a window only
	Copied      uint64 // bytes of the embeddings, where they are the output as well and llama.cpp copies them for that
}

// How the hidden states of a text's tokens become one vector.
const (
	PoolingNone = ""
	PoolingMean = "mean"
	PoolingLast = "last"
	PoolingCLS  = "cls" // the first token's, which encoders are trained to make
)

// Poolings is what the numbers of pooling_type in a file mean.
var Poolings = map[uint64]string{0: PoolingNone, 1: PoolingMean, 2: PoolingCLS, 3: PoolingLast, 4: "rank"}

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

// RepackedTypes are the types of matrices that llama.cpp copies, where the CPU has kernels for several rows at once; of
// some our own products do without (count_copied).
var RepackedTypes = map[string]bool{"Q4_0": true, "Q4_K": true, "Q2_K": true, "IQ4_NL": true}
