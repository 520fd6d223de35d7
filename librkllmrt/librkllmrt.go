// Package librkllmrt holds the embedded runtime's side of the vendor's C ABI: the state behind an LLMHandle.
//
// Inside the daemon the exported C symbols have a prefix of their own (BuiltinRkllm*), because a vendor library that is
// dlopened into the same process must never bind to them.
package librkllmrt

import (
	"errors"
	"sync"
	"sync/atomic"
	"unsafe"

	"rkllmd/engine"
)

// Version is the version of the vendor's library whose ABI and behaviour the embedded runtime follows (generation D).
const Version = "1.3.0"

// BatchTokens is how many tokens of a prompt are decoded at once.
const BatchTokens = 512

// Pause is what a result callback returns to end its run with the cache kept.
const Pause = 1

// Refusals of a handle. Their texts complete "rkllm_run failed: ...".
var (
	ErrInCallback = errors.New("called from inside the result callback, which this call would wait for: only " +
		"rkllm_abort and rkllm_is_running may be called there")
	ErrDestroyed = errors.New("the handle was destroyed while this call waited for it")
)

// Param is RKLLMParam in Go: what init was given, checked.
type Param struct {
	ModelPath        string
	MaxContextLen    int
	MaxNewTokens     int // math.MaxInt: until the context is full
	Sampling         engine.Sampling
	SkipSpecialToken bool
	IgnoreEOS        bool
	CPUs             int    // enabled_cpus_num
	CPUMask          uint32 // enabled_cpus_mask: bit n is CPU n; 0: any
	NKeep            int    // -1: the whole of the first prompt
	NBatch           int    // inputs of a run
}

// Template is what rkllm_set_chat_template gave: prompt = System + Prefix + text + Postfix. The zero value leaves
// prompts as they are.
type Template struct {
	System, Prefix, Postfix string
}

// Input is RKLLMInput in Go, copied out of the caller's memory.
type Input struct {
	Type           int32  // rkllm.InputPrompt ...
	Role           string // "user" or "tool"
	EnableThinking bool
	Prompt         string
	Tokens         []int32
	Rows           []float32 // embeddings: of EMBED all, of MULTIMODAL those of the images, then those of the videos
	Media          [2]Media  // of MULTIMODAL: images, videos
}

// MediaMarks are the places of images and videos in a prompt.
var MediaMarks = [2]string{"<image>", "<video>"}

// Media is the images or the videos of a prompt, each a number of rows of embeddings.
type Media struct {
	Count, Rows int    // how many there are, and rows for each
	Start, End  string // what the model is told before and after each
}

// Embeddings is the rows of embeddings that stand in the cache, in the conversation or in the run to come. Each has a
// negative number, under which it stands among the tokens: equal rows have the same.
type Embeddings struct {
	Numbers map[string]int32 // by the bytes of the row
	Rows    map[int32][]float32
	Last    int32 // the number that was given last
}

// Conversation is what runs with keep_history 1 have built up. It is apart from the cache: a single-turn run in between
// leaves it as it is, and the next turn finds in the cache whatever is still there.
type Conversation struct {
	Tokens []int32 // of all turns and answers so far
	System int     // how many of them, at the front, are the system prompt
	Keep   int     // how many of them, at the front, a context shift leaves
	// With the model's own template, which writes whole conversations: the same as messages, and the text written so
	// far.
	Messages []engine.Message
	Text     string
}

// Lane is what a handle has once for each of its n_batch inputs: a sequence of the cache, and what a run leaves there
// for the next.
type Lane struct {
	Sequence     engine.Sequence // what stands in the cache
	System       int             // how many of its tokens, at the front, are the system prompt
	Conversation Conversation
	Paused       *Turn // of the last run, when it was a single turn that its callback paused; nil otherwise
	Edited       bool  // and clear_range has taken tokens out of the cache since
}

// Turn is one input of a run with the answer to it, and how far it has come.
type Turn struct {
	Lane *Lane

	Tokens  []int32 // the whole of what the model is to have seen, then what it has said
	Prompt  int     // how many of them are the prompt
	New     int     // how many of those are this turn's, at the end; the others are the conversation before it
	System  int     // how many, at the front, are the system prompt
	Keep    int     // how many, at the front, a context shift leaves
	Dropped []int32 // what context shifts have taken out of the answer
	Resumed bool    // Tokens go on from what a paused turn left in the cache
	// With the model's own template, which writes whole conversations: the messages of the new turn, and the
	// conversation with them as it wrote it.
	Messages []engine.Message
	Text     string

	Sampler *engine.Sampler
	Row     int   // the row of the last decode that the next token is chosen from; -1: it has none
	Next    int32 // the token that was chosen and is not yet delivered; -1: none
	Ended   bool  // the answer is complete, while those of other inputs may go on
	EndedBy int32 // the end-of-generation token that ended it; -1: something else did

	Held       []byte         // what of the answer's text the callback has not been shown
	Piece      []byte         // what it is shown next; nil: NULL
	Buffer     unsafe.Pointer // C memory of BufferSize bytes: the same
	BufferSize int
}

// Run is one inference: an RKLLMInput for each lane and RKLLMInferParam in Go, checked, and how far it has come.
type Run struct {
	Mode         int32 // rkllm.InferGenerate ...
	Sampling     engine.Sampling
	MaxNewTokens int // of each answer
	KeepHistory  bool
	Userdata     uintptr        // what the caller gave to get back: a number here, because it need not be an address
	Callback     unsafe.Pointer // LLMResultCallback; nil: the handle's
	Adapter      *Adapter       // nil: the model alone
	SaveCache    string         // where the cache is written after the run; "": nowhere

	Turns   []Turn        // one for each lane of the handle
	Parts   []engine.Part // of the decode at hand
	Paused  bool          // the callback has asked for a pause
	Full    bool          // an answer has ended because the context is full
	Perf    CPerfStat     // of all turns together
	Results []CResult     // C memory, one for each turn: what the callback is shown
}

// Handle is the state behind an LLMHandle. The LLMHandle itself is a number that stands for it (Handles).
type Handle struct {
	// Set by init, never changed.
	Param    Param
	Model    *engine.Model
	Callback unsafe.Pointer // LLMResultCallback
	Userdata uintptr        // RKLLMCallback.result_userdata

	// Busy is held by a run from its start until its last callback has returned, and by every other call that reads or
	// changes what follows. A run may end on another thread than the one that started it.
	Busy        sync.Mutex
	Lanes       []Lane        // n_batch of them: as many as the context has sequences
	Template    *Template     // nil: the model's own
	Tools       FunctionTools // for the model's own template
	Embeddings  Embeddings
	Adapters    []*Adapter   // that rkllm_load_lora has loaded, in that order
	Adapter     *Adapter     // that the cache was computed with, and that the context uses; nil: the model alone
	PromptCache *PromptCache // nil: none is loaded
	Rate        float64      // prompt tokens per second, measured; 0: not yet

	// Thread is the OS thread that a run makes its callbacks on; 0 when there is none. A call from that thread, other
	// than abort and is_running, comes from a callback and would wait for itself.
	Thread atomic.Int32

	// Mu is held for moments only. It guards Running and the context's abort flag; Context changes under Busy and Mu
	// together.
	Mu      sync.Mutex
	Running bool            // from the start of a run until just before its last callback
	Context *engine.Context // nil: destroyed
}

// Handles is the live handles of this process, by number: a value that is not in it is refused instead of followed.
// Numbers are never used twice. They look like addresses, so that a caller may keep them in pointers, but are none.
var Handles = struct {
	sync.Mutex
	Live map[uintptr]*Handle
	Next uintptr
}{Live: map[uintptr]*Handle{}, Next: 1 << 16}

// LoadHook is who is told how far an rkllm_init has come: a C function of (float done, void *userdata).
var LoadHook struct {
	sync.Mutex
	Function unsafe.Pointer // nil: nobody
	Userdata uintptr
}
