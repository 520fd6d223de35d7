// Package web holds the nouns of the HTTP front-end: REST, server-sent events, the models, health, metrics and the
// page. The messages are those of completion; the same over WebSocket is another area's (websocket).
package web

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"rkllmd/engine"
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/store"
	"rkllmd/store/pull"
	"rkllmd/utils/turns"
)

// Options is what the operator decides.
type Options struct {
	Token   string   // that clients must show; "": none
	Origins []Origin // pages of these may ask too, over WebSocket as well
	// requests must name this machine by a loopback name or address: a page that has its name point here is refused
	LocalNames      bool
	MaxClients      int // connections
	MaxMessageBytes int // of a body
	MaxPendingBytes int // of output that waits for a client
	Timeout         time.Duration
}

// Origin is where a page comes from; or a pattern of such, in which * stands for any text.
type Origin struct {
	Scheme string // lower case
	Host   string // lower case, without brackets
	Port   string // the scheme's, where none was given; "" where it has none
}

// OriginForm says how an origin is written.
const OriginForm = "it is HOST, HOST:PORT or SCHEME://HOST:PORT, such as app.example, https://*.example.org or " +
	"http://[::1]:3000, where * stands for any text"

// Host is what all requests share.
type Host struct {
	Hub      *generation.Hub
	Table    *models.Table // the models that are asked for by name beside that of Hub; nil: there are none
	Meter    generation.Meter
	Limiter  *stream.Limiter
	Options  Options
	Models   Models
	Store    Store
	Generate http.Handler // GET /generate: WebSocket
	// Describe returns the OpenRPC document of what the socket serves; nil: there is none.
	Describe func() []byte
	Metrics  http.Handler // GET /metrics
	// Fleet tells of the members whose work this daemon serves; nil: it is no gateway of a fleet.
	Fleet func() Fleet

	Connections atomic.Int64
}

// Models is how models are loaded. Its functions are filled where the program is wired together.
type Models struct {
	// Load begins to load the model at path, with a context of so many tokens, 0: as many as suit it; Hub.Loading tells
	// how far it is.
	Load func(path string, context int) error
	// Unload frees the model that is loaded, and waits for that.
	Unload func(context.Context) error
	// List returns what may be loaded.
	List func() []Choice
	// Describe returns what the header of the GGUF file at path says; nil: this program reads none.
	Describe func(path string) (Description, error)
	// Memory returns how many bytes this machine can still give, 0: it does not say; nil: nobody is told.
	Memory func() uint64
	// Allowed: clients may load and unload.
	Allowed bool
}

// Store is what clients may change in the store of models, out of which the table takes them by their names. Its
// functions are filled where the program is wired together.
type Store struct {
	// Pull fetches the model that name tells, and says how far it is, on its own goroutine; nil: clients may not.
	Pull func(ctx context.Context, name string, tell func(pull.Event)) (store.Model, error)
	// Remove removes one; nil: clients may not.
	Remove func(name string) error
}

// Description is what the header of a GGUF file says of its model.
type Description struct {
	Architecture  string            `json:"architecture"`
	Name          string            `json:"name"`
	Parameters    uint64            `json:"parameters"`
	Quantisation  string            `json:"quantisation"` // "Q4_K_M"; "" the file does not say
	Layers        int               `json:"layers"`
	Heads         uint64            `json:"heads"`
	KVHeads       uint64            `json:"kv_heads"`
	EmbeddingSize int               `json:"embedding_size"`
	FeedForward   uint64            `json:"feed_forward_size"`
	Vocabulary    int               `json:"vocabulary_size"`
	Tokenizer     string            `json:"tokenizer"`
	ContextLength int               `json:"context_length"`
	Pooling       string            `json:"pooling"`              // "" the file does not say
	Abilities     *engine.Abilities `json:"chat_template_writes"` // nil: there is no template, or it cannot be run
	ChatTemplate  string            `json:"-"`
}

// Choice is a model that may be loaded.
type Choice struct {
	Path  string `json:"model_path"`
	Name  string `json:"name"`
	Bytes int64  `json:"bytes,omitempty"`
	// how the file says that its weights are kept, as "Q4_K_M"
	Quantisation string `json:"quantisation,omitempty"`
}

// Loaded is the model that is loaded, as GET /v1/models tells it.
type Loaded struct {
	Name string `json:"name"`
	Path string `json:"model_path"`
	*stream.ModelInfo
	Requests int `json:"requests"` // that are being answered, or wait for that
}

// Model is a model that is loaded, as OpenAI's clients want it told.
type Model struct {
	ID            string `json:"id"`
	Object        string `json:"object"`  // "model"
	Created       int64  `json:"created"` // seconds since 1970: its file's time; 0: it has none
	OwnedBy       string `json:"owned_by"`
	ContextLength int    `json:"context_length,omitempty"`
}

// ModelList is the answer of GET /v1/models.
type ModelList struct {
	Object      string         `json:"object"`            // "list", for OpenAI's clients, who look at Data
	Data        []Model        `json:"data"`              // what can be asked for by its ID
	Loaded      *Loaded        `json:"loaded"`            // null: no model is loaded
	Loading     *stream.Status `json:"loading,omitempty"` // none: no model is being loaded
	Error       string         `json:"error,omitempty"`   // why the last model could not be loaded
	Available   []Choice       `json:"available"`
	Named       []models.Entry `json:"named,omitempty"` // those that requests name
	LoadAllowed bool           `json:"load_allowed"`
	Memory      uint64         `json:"memory_available_bytes,omitempty"` // that this machine can still give
	Fleet       bool           `json:"fleet,omitempty"`                  // GET /v1/fleet tells who computes
}

// Fleet is the answer of GET /v1/fleet.
type Fleet struct {
	Members []FleetMember `json:"members"`
	Waiting int           `json:"waiting"` // requests for which no member has room
}

// FleetMember is a member of the fleet in it.
type FleetMember struct {
	Name    string      `json:"name"`
	State   MemberState `json:"state"`
	Model   string      `json:"model,omitempty"`
	Class   string      `json:"class,omitempty"` // members of one class can go on with each other's answers
	Places  int         `json:"places"`          // answers that it computes at once
	Free    int         `json:"free"`            // of these, for so many it has room
	Running int         `json:"running"`         // that it computes, for all gateways
	Tokens  uint64      `json:"tokens"`          // that it has computed for this gateway
	Rate    float64     `json:"tokens_per_second"`
	Lost    uint64      `json:"lost"` // answers of this gateway that were lost with it
}

// MemberState says what a member does.
type MemberState string

// States of members.
const (
	FleetServing  MemberState = "serving"
	FleetDraining MemberState = "draining" // it takes no new answers, because an operator has said so
	FleetGone     MemberState = "gone"     // it was there
)

// Answer is what POST /v1/generate answers.
type Answer struct {
	ID            string              `json:"id"`
	Model         string              `json:"model"`
	GeneratedText string              `json:"generated_text"`
	Thinking      string              `json:"thinking,omitempty"`
	FinishReason  stream.FinishReason `json:"finish_reason"`
	Usage         stream.Usage        `json:"usage"`
	Timing        *stream.Timing      `json:"timing"`
	Seed          uint64              `json:"seed,string"`
}

// Failure is the body of every answer that is an error.
type Failure struct {
	Error FailureBody `json:"error"`
}

// FailureBody is a stream.Error as REST has it.
type FailureBody struct {
	Type           stream.ErrorType `json:"type"`
	Message        string           `json:"message"`
	Recoverable    bool             `json:"recoverable"`
	RecoveryAction string           `json:"recovery_action"`
	RequestID      string           `json:"request_id,omitempty"`
	GeneratedText  *string          `json:"generated_text,omitempty"`
	RetryAfter     float64          `json:"retry_after_seconds,omitempty"`
}

// Refusal is an error with the HTTP status that tells it.
type Refusal struct {
	Status int
	Error  stream.Error
}

// Stream is the way of one generation's messages from the thread that delivers them to the client.
type Stream struct {
	Host    *Host
	Hub     *generation.Hub // of the model that was asked for
	Patient bool            // an answer as a whole waits for its model, too
	Control *http.ResponseController
	Events  bool // server-sent events, or Lines; otherwise only Last is wanted
	Lines   bool // a stream is lines of JSON: there are no comments
	Begun   bool // the request's goroutine: the head of the answer is written
	Client  turns.Client

	Answer *stream.Answer // until start_answer the request's goroutine, then the thread that delivers

	Mu       sync.Mutex
	Out      []byte // waits for the client
	Count    int    // events so far
	EventID  string // the next event's; "": Count
	Last     any    // stream.Completion or stream.Error: nothing comes after it
	Longest  int    // bytes of the longest message in Out: one may be of any size
	Slow     bool   // more than MaxPendingBytes waited beside that: nothing is added any more
	TimedOut bool

	Wake chan struct{} // holds one: something has changed
}

// ErrForbidden is why no model is loaded for clients.
var ErrForbidden = errors.New("the operator does not let clients load models: --http-load (RKLLMD_HTTP_LOAD) is false")

// ErrSlow is why a client is cut off for which too much waits.
var ErrSlow = errors.New("the client reads too slowly; the limit is set by --http-max-pending-bytes or " +
	"RKLLMD_HTTP_MAX_PENDING_BYTES")

// ErrLoaded is why a model is not loaded: there is one already.
var ErrLoaded = errors.New("a model is loaded or being loaded: unload it first")

// RateWords tell a client that it has started too many generations: how many a minute it may, and the seconds to wait.
const RateWords = "more than %d generations a minute: wait for %.1f s; " +
	"the limit is set by --http-rate or RKLLMD_HTTP_RATE"

// Times.
const (
	HeaderTime = 10 * time.Second // for the head of a request
	BodyTime   = 30 * time.Second // for its body
	UnreadTime = 2 * time.Second  // for a body that nobody wants, before the connection is given up
	WriteTime  = time.Minute      // for what is written at once
	IdleTime   = 2 * time.Minute  // between two requests of a connection
	PingTime   = 15 * time.Second // a silent stream gets a comment so often
	PollTime   = 200 * time.Millisecond
)

// AnsweredBy is the header that says which upstream server's model has made an answer.
const AnsweredBy = "X-Answered-By"

// MaxHeaderBytes bounds the head of a request.
const MaxHeaderBytes = 32 << 10

// Subprotocol is what stands before the token, in base64 without padding, where a WebSocket client of a browser shows
// it: as a subprotocol that it offers, because browsers let pages set no headers there.
const Subprotocol = "bearer."

// What headers pages of other origins may send: these, and those of SDKs for browsers, whose names begin so.
var (
	PageHeaders  = []string{"authorization", "content-type", "user-agent", "x-api-key", "x-requested-with"}
	PagePrefixes = []string{"x-stainless-", "openai-", "anthropic-"}
)

// HeaderBytes are the characters of a header's name.
const HeaderBytes = "abcdefghijklmnopqrstuvwxyz0123456789-"

// MaxChoices bounds the list of models that may be loaded.
const MaxChoices = 1000
