// Package uma holds the nouns of the UMA front-end: length-prefixed JSON over a Unix socket, one request at a time on a
// connection, its answer as events. docs/protocols/uma.md describes the protocol.
package uma

import (
	"encoding/json"
	"sync/atomic"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

// Codes of the event "error".
const (
	CodeFrameTooLarge  = "E_PROTO_FRAME_TOO_LARGE"  // more than --uma-max-frame-bytes; told on the header alone
	CodeInvalidJSON    = "E_PROTO_INVALID_JSON"     // no JSON, a string that is no Unicode text, or an empty frame
	CodePromptTooLarge = "E_LIMIT_PROMPT_TOO_LARGE" // the context does not hold the prompt
	// a member is missing or wrong, or the backend cannot do it; no complete message in time
	CodeBadRequest = "E_PROTO_BAD_REQUEST"
	// too many requests or clients; or a second request while one is in progress on the connection: it alone is
	// refused, and the first one goes on
	CodeBusy   = "E_LIMIT_BUSY"
	CodeDecode = "E_RUNTIME_DECODE" // no model is loaded, it was unloaded, or it has failed
)

// Events that the server sends, and the one that a client may.
const (
	EventToken   = "token"
	EventEOS     = "eos"
	EventError   = "error"
	EventMetrics = "metrics"
	EventCancel  = "cancel"
)

// Reasons of the event "eos". A failure is an event "error", which tells more.
const (
	ReasonStop   = "stop" // also of a request that was cancelled
	ReasonLength = "length"
)

// Limits of a request's members that come back in every event, in bytes. An ID that is no text is given back by the
// error if it is no longer.
const (
	MaxIDBytes       = 256
	MaxMetadataBytes = 4 << 10
)

// FrameSetting names the setting of the largest frame that a client may send, for messages.
const FrameSetting = "--uma-max-frame-bytes, RKLLMD_UMA_MAX_FRAME_BYTES"

// Codes is how errors of a run are called. What is none of them is CodeDecode.
var Codes = []stream.Named[string]{
	{Kind: generation.ErrTooLong, Name: CodePromptTooLarge},
	{Kind: generation.ErrInvalid, Name: CodeBadRequest},
	{Kind: generation.ErrNotSupported, Name: CodeBadRequest},
	{Kind: generation.ErrBusy, Name: CodeBusy},
}

// LoopCodes is how errors of the loop are called. What is none of them is CodeBadRequest.
var LoopCodes = map[int64]string{
	jsonrpc2.CodeParseError:     CodeInvalidJSON,
	jsonrpc2.CodeInvalidRequest: CodeFrameTooLarge,
	rkllm.CodeTooManyClients:    CodeBusy,
}

// Fault is what is wrong with a message.
type Fault = stream.Fault

// Message is what a client has sent: a Request, a cancellation (Cancel) or a question for metrics (Metrics).
type Message struct {
	ID      json.RawMessage // as it was sent, as far as it can be given back: errors have it, also where it is wrong
	Request *Request
	Cancel  string // the ID of the request that is to be cancelled; "": none
	Metrics bool
}

// Request is a request for text.
type Request struct {
	stream.Exchange
	Sent        json.RawMessage // the ID as it was sent: events have it
	Prompt      string          // goes to the model as it is, without a chat template
	Letters     bool            // the texts of control tokens in Prompt are letters: "special" is false
	MaxTokens   int             // 0: the server's limit
	Temperature float32
	TopP        *float32 // nil: the backend's default
	TopK        *int32   // the same
	Stream      bool     // false: the whole text comes with eos
	SLO         SLO
	Metadata    json.RawMessage // an object; nil: none
	KeepOpen    bool            // another request may follow eos
	Sampled     bool            // Temperature, TopP or TopK was given

	Text []byte // without Stream: so far. Guarded by Session.Mu
}

// SLO is what a client would like: it orders the requests that wait, and metrics tell how often it was met.
// Milliseconds; 0: not said.
type SLO struct {
	TTFT float64 `json:"target_ttft_ms"` // until the first token
	TBT  float64 `json:"target_tbt_ms"`  // between tokens, on average
}

// Session is one client. Its lock is not held while a run is begun or aborted: the library may wait for its
// callbacks, which take it.
type Session = stream.Session[Host]

// Host is what all sessions share.
type Host struct {
	Hub       *generation.Hub
	MaxTokens int // of an answer, at most; 0: as many as the context holds

	Active   atomic.Int64 // requests in progress
	Requests atomic.Int64
	Tokens   atomic.Int64
	// Of requests with a target that ended with eos: all, and those that met it.
	TTFTTargets, TTFTMet atomic.Int64
	TBTTargets, TBTMet   atomic.Int64
}

// Event is what the server sends. Members that an event does not have are left out.
type Event struct {
	ID        json.RawMessage `json:"id"` // null: it answers no request
	Event     string          `json:"event"`
	Text      *string         `json:"text,omitempty"`
	TokenID   *int32          `json:"token_id,omitempty"` // -1: text that was held back, at the end
	Reason    string          `json:"reason,omitempty"`
	Cancelled bool            `json:"cancelled,omitempty"`
	Code      string          `json:"code,omitempty"`
	Message   string          `json:"message,omitempty"`
	Metadata  json.RawMessage `json:"metadata,omitempty"`
	*Metrics                  // the snapshot's members, as the protocol has them
	Snapshot  *Metrics        `json:"metrics,omitempty"` // the same as one object
}

// Metrics is a snapshot of what the daemon does. Members that end in _total count from its start on and never go back,
// whatever is loaded and unloaded; the others say what is now. Steps and times are those of the models' pools, whoever
// asked for the work; a vendor's library has none.
type Metrics struct {
	Tokens        int64   `json:"tokens_generated_total"`
	Steps         uint64  `json:"batch_calls_total"`
	LastBatch     uint64  `json:"last_batch_size"`
	LastStep      float64 `json:"decode_ms_last"`
	MeanStep      float64 `json:"decode_ms_ewma"`
	Active        int64   `json:"active_sessions"`
	Waiting       int     `json:"waiting_requests"`
	Requests      int64   `json:"requests_total"`
	PrefillTokens uint64  `json:"prefill_tokens_total"`
	PrefillTime   float64 `json:"prefill_ms_total"`
	DecodeTokens  uint64  `json:"decode_tokens_total"`
	DecodeTime    float64 `json:"decode_ms_total"`
	TTFTTargets   int64   `json:"slo_ttft_requests_total"`
	TTFTMet       int64   `json:"slo_ttft_met_total"`
	TBTTargets    int64   `json:"slo_tbt_requests_total"`
	TBTMet        int64   `json:"slo_tbt_met_total"`
}
