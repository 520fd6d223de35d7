// Package engine holds the nouns of the CPU runtime over llama.cpp: models, contexts, samplers, sequences.
//
// llama.cpp comes from the Go module github.com/ollama/ollama, compiled by cgo; load_model links it, these nouns alone
// do not. Every verb of this area declares the few C functions it needs and reaches them through a C shim of its own
// that takes plain pointers and integers. Nothing here may be called with sizes or ids that were not checked: llama.cpp
// answers those with abort().
package engine

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"rkllmd/grammar"
)

// Errors of load_model and decode_parts.
var (
	ErrAborted     = errors.New("aborted")
	ErrContextFull = errors.New("the context is full")
	ErrFileLost    = errors.New("the model's file was cut off while the model was loaded: unload the model, put the " +
		"file right and load it again")
)

// Start is whether start_engine has done its work in this process.
var Start struct {
	sync.Mutex
	Done  bool
	Llama *Llama // whose llama.cpp computes; nil: the one inside this program
	// Elsewhere: models are loaded by other processes of this program, with a llama.cpp of the user's own
	Elsewhere bool
}

// Kernels is in which of two ways this process computes (use_exact_kernels), and how many models are loaded in it.
var Kernels struct {
	sync.Mutex
	Exact  bool
	Models int
}

// Loading is held while a model is loaded or a context is made, so that FirstError belongs to that call.
var Loading sync.Mutex

// FirstError is the first error line that llama.cpp has logged since it was cleared: the cause, where later ones are
// effects.
var FirstError atomic.Pointer[string]

// GraphNodes is how many nodes the compute graph of the context made last has, as llama.cpp logs it.
var GraphNodes atomic.Int64

// TokensOnly are architectures that take no embeddings in the place of tokens: llama.cpp ends the process over a batch
// of them.
var TokensOnly = []string{"gemma3n", "glm4", "glm4moe"}

// Facts is what the header of a GGUF file says, read and checked in Go before llama.cpp sees the file.
type Facts struct {
	Architecture  string
	Name          string
	ContextLength int
	EmbeddingSize int
	Layers        int
	VocabSize     int
	LongestToken  int // bytes: a text longer than this times the context cannot fit into it
	Tensors       int
	TensorBytes   uint64
	CachePerToken uint64   // bytes of KV cache that one token takes
	ChatTemplate  string   // Jinja; "" when the file has none
	Specials      []string // the texts of the special tokens: control, unknown and user-defined ones
	Identity      string   // tells this model from every other (read_gguf_hash)

	Shapes  map[string][4]uint64 // of the tensors, the length of a row first, 1 behind the last dimension
	Details Details
}

// Model is a loaded model. Safe for use by several threads; freed once, after its contexts.
type Model struct {
	Ptr   unsafe.Pointer // struct llama_model *
	Vocab unsafe.Pointer // const struct llama_vocab *
	Path  string
	Facts Facts

	VocabSize     int
	EmbeddingSize int
	ContextLength int   // the model's own limit, tokens
	BytePairs     bool  // the tokenizer is byte-pair encoding
	BOS, EOS      int32 // -1: none
	AddBOS        bool  // a text begins with BOS
	AddEOS        bool  // and ends with EOS
	// Controls are the control tokens by their texts, ControlLengths the lengths of these by the first byte, the
	// longest first (list_controls).
	Controls       map[string]Control
	ControlLengths map[byte][]int
	TokensOnly     bool // it takes no embeddings in the place of tokens
	Exact          bool // it was loaded to be computed exactly (use_exact_kernels)

	Lost *int32 // C memory, accessed atomically: not 0 when the file was cut (is_file_lost); nil: it is not watched

	// Computing is held by every decode: contexts of one model take turns, because their threads wait for each other by
	// spinning.
	Computing sync.Mutex
	// Who computes, so that each keeps its decodes short while others wait for a token: the tasks of a pool's last
	// step, and those of them that generate; runs of the C API that generate.
	PoolTasks, PoolAnswers, RunAnswers atomic.Int32
	// Using is held for reading by those who use the model without a context of their own, and for writing by
	// free_model; then Ptr is nil.
	Using sync.RWMutex

	// Parsed is the chat template that was used last, Facts.ChatTemplate as a rule (get_template).
	Parsed atomic.Pointer[ParsedTemplate]
	// Abilities is what that can write (get_abilities).
	Abilities atomic.Pointer[KnownAbilities]
	// Tree is its tokens as grammars look at them (get_token_tree).
	Tree atomic.Pointer[TokenTree]
	// Form is the name of a form of llama.cpp's in which conversations are written instead; "": by the template.
	Form string

	// Fingerprint, of an exact model that check_exact has accepted, is what its logits are here: another build of this
	// program, or another kind of processor, rounds otherwise and has another one.
	Fingerprint string
}

// TokenTree is the tokens of a vocabulary as a grammar looks at them: one whose beginning does not fit need not be
// looked at. Tokens that end an answer stand on the first level, with none below them; tokens without a text are left
// out.
type TokenTree struct {
	Tokens []int32 // one level behind the other; each below the longest other token that its text begins with
	Ends   []int32 // where those below the token at the same place end; they begin where those of the one before end
	Roots  int     // how many tokens are on the first level: those below the first token begin there
	// Texts are those of all tokens, by their numbers. Empty is that of a token that ends an answer, and of one with a
	// NUL: an answer has none.
	Texts  []string
	Ending []int32 // the tokens that end an answer
	// Specials are the tokens whose text is their name, which most answers do not show, by that name.
	Specials map[string][]int32
}

// Control is a control token ("<|im_start|>"), which stands in a prompt only where the chat template has put it.
type Control struct {
	Token                   int32
	StripsLeft, StripsRight bool // the blanks before it, or behind it, are no part of the text
}

// Span is a part of a text, in bytes: from From up to, not including, To.
type Span struct{ From, To int }

// Prompt is a text that is to be tokenized, and what of it is content, in order: what people or programs have said, in
// which the text of a control token is letters like any others (tokenize_content).
type Prompt struct {
	Text    string
	Content []Span
}

// MaxSequences is how many sequences a context may have here; llama.cpp could have 256.
const MaxSequences = 64

// ContextOptions is what a context is made for.
type ContextOptions struct {
	Size      int // tokens of each sequence
	Batch     int // tokens per decode call
	Threads   int
	Sequences int // 0: one
}

// Context is the KV cache and the compute state of one model. One thread at a time, except Abort.
type Context struct {
	Ptr       unsafe.Pointer // struct llama_context *
	Model     *Model
	Size      int            // tokens a sequence may have: what was asked for, enforced here (llama.cpp rounds up)
	Batch     int            // tokens per decode call
	Threads   int            // as many compute at most
	Team      Team           // those of them that compute
	Kept      unsafe.Pointer // the threads that stay between decodes, of C (keep_threads)
	Sequences int            // ids 0 and on
	Nodes     int            // of the compute graph, without adapters; 0: llama.cpp did not say
	Adapts    bool           // made by create_lora_context: use_lora may change its adapter
	Abort     *int32         // C memory, accessed atomically: non-zero stops a decode within one graph node

	Took time.Duration // that the last decode has computed, without what it waited for other contexts

	// Rows is how many rows the last decode had; Buffers.Wanted tells which of them have logits. llama.cpp aborts the
	// process when a row without output is read. Rows is 0 before the first decode and after one that failed.
	Rows         int
	Buffers      Buffers
	Cleared      bool // the last decode failed and took all sequences with it
	HiddenStates bool // decodes keep the hidden states of rows with output (set_hidden_states)
	HasHidden    bool // the last decode did
}

// Team is the threads that compute a decode together. They wait for each other by spinning after each node of the
// graph, so one that has no CPU stops all: as many are best as have a CPU for themselves (add_thread, update_team).
type Team struct {
	Fixed   bool // it stays as large as it is
	Threads int  // of the next decode
	Told    int  // as many llama.cpp was told of

	// Of the decodes that were not judged yet: the time by the clock, and how much of it their threads, all of them or
	// some, lacked a CPU, together.
	Wall, Lacked time.Duration
	Grown        bool          // it has become larger, and was not judged since
	Tried        time.Time     // when it became larger, or began
	Later        time.Time     // it does not become larger before
	Pause        time.Duration // how long not, when it was too large
}

// Sequence is the tokens that stand in a context's KV cache under one sequence id, in order.
//
// Negative numbers among Tokens stand for rows of embeddings (decode_embeddings): equal numbers are equal rows.
type Sequence struct {
	ID     int32
	Tokens []int32

	// Shifted: tokens in the middle were taken out (shift_tokens). Those from index Exact on have seen what is no
	// longer there, so that they are not what the same tokens would be when decoded anew.
	Shifted bool
	Exact   int
	// Pending: the next decode begins by turning the keys of moved tokens. If it fails, the cache may be half turned.
	Pending bool
}

// Part is what a batch has of one sequence.
type Part struct {
	Sequence *Sequence
	Tokens   []int32 // what follows in it
	Outputs  Outputs
}

// Buffers is the batch of the last decode, row by row.
type Buffers struct {
	Tokens, Positions, Sequences []int32
	Wanted                       []int8 // 1: the row has logits
}

// Outputs says which rows of a part get logits and hidden states.
type Outputs uint8

const (
	OutputNone Outputs = iota
	OutputLast         // the last token only
	OutputAll
)

// Sampling is the parameters that choose the next token: the nine of RKLLMSamplingParam, and a seed.
type Sampling struct {
	TopK             int32   // 0: all tokens; 1: greedy
	TopP             float32 // 1: off
	MinP             float32 // of the likeliest token's probability; 0: off. A vendor's library has none
	Temperature      float32 // 0: greedy
	RepeatPenalty    float32 // 1: off
	FrequencyPenalty float32 // 0: off
	PresencePenalty  float32 // 0: off
	Mirostat         int32   // 0 off, 1 or 2 the version
	MirostatTau      float32 // only with Mirostat
	MirostatEta      float32 // only with Mirostat
	Seed             uint32  // RandomSeed: a new one every time
}

// RandomSeed asks for a seed of the system's choosing.
const RandomSeed uint32 = 0xFFFFFFFF

// Sampler is a chain of llama.cpp samplers. One thread at a time.
type Sampler struct {
	Ptr unsafe.Pointer // struct llama_sampler *

	Draws     bool    // it ends with a draw by a seed, which set_draw may set. (Mirostat's is its own.)
	Penalties bool    // the chain begins with them
	Counted   []int32 // what its penalties have counted, ascending
	Decisive  int     // how many tokens, the likeliest behind the penalties, decide the choice; 0: all, or no chain
	Copied    bool    // llama.cpp copies all that it draws by. (Of mirostat 1 it copies less.)
}

// Constraint holds an answer to a grammar. One thread at a time.
type Constraint struct {
	Matcher *grammar.Matcher // which knows where in the grammar the answer is
	Tree    *TokenTree
	Barred  []int32 // tokens that never fit, because the answer would not show their text; ascending
}
