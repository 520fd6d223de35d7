package engine

// A prompt cache is a file with the state of a sequence: CacheMagic, the length of the header (32 bits, little-endian),
// the header (JSON), the tokens (32 bits each), llama.cpp's state, and the SHA-256 of all before it.

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

// CacheHeader says what a prompt cache was made with. A state means something only under the same conditions.
type CacheHeader struct {
	Model       string  // Facts.Identity
	ModelName   string  // for messages
	Adapter     string  // LoraFacts.Identity; "": the model alone
	AdapterName string  // for messages
	Scale       float32 // of the adapter
	ContextSize int
	Fingerprint string // Model.Fingerprint; "": it was computed the fast way
	Runtime     string // Llama.Identity; "": the llama.cpp inside this program has computed it
	Tokens      int
	StateBytes  int
}

// CacheFile is the contents of a prompt cache.
type CacheFile struct {
	Header CacheHeader
	Tokens []int32
	State  []byte
}
