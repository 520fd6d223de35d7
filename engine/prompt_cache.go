package engine

import "crypto/sha256"

// A prompt cache is a file with the state of a sequence: CacheMagic, the length of the header (32 bits, little-endian), the
// header (JSON), the tokens (32 bits each), llama.cpp's state, and the SHA-256 of all before it.

// StateKind is a kind of file with a state in it.
type StateKind struct {
	Magic   string // begins it; its last character is the version of the form
	Name    string // for messages
	Refusal string // begins the messages why one cannot be written to a path
}

// CacheKind is a prompt cache.
var CacheKind = StateKind{Magic: CacheMagic, Name: "prompt cache", Refusal: "the prompt cache cannot be written"}

// CacheMagic begins a prompt cache; its last character is the version of the form.
const CacheMagic = "RKLLMDPC1"

// MaxCacheHeader is the longest header of a prompt cache, in bytes.
const MaxCacheHeader = 64 << 10

// CacheFrame is how many bytes of a prompt cache are neither header nor tokens nor state.
const CacheFrame = len(CacheMagic) + 4 + sha256.Size

// CacheHeader says what a prompt cache was made with. A state means something only under the same conditions.
type CacheHeader struct {
	Model       string  // Facts.Identity
	ModelName   string  // for messages
	Adapter     string  // LoraFacts.Identity; "": the model alone
	AdapterName string  // for messages
	Scale       float32 // of the adapter
	ContextSize int
	Fingerprint string // Model.Fingerprint; "": it was computed the fast way
	Tokens      int
	StateBytes  int
}

// CacheFile is the contents of a prompt cache.
type CacheFile struct {
	Header CacheHeader
	Tokens []int32
	State  []byte
}

// The form of a plain cache's state: so many bytes before the cells, for each cell, behind the cells, and for each layer beside
// the keys and values themselves. States of other forms (sliding windows, recurrent models) are not kept in files.
const (
	StateHead  = 8  // streams, cells
	StateCell  = 12 // position, number of sequences, sequence
	StateTail  = 8  // whether values are transposed, layers
	StateLayer = 24 // the types and sizes of keys and of values
)
