// Package remote holds the nouns of asking hubs: Hugging Face's and ModelScope.
package remote

import (
	"encoding/json"
	"net/http"
	"net/url"
	"regexp"
	"time"
)

// Endpoints of the hubs where the environment names no others, with HF_ENDPOINT and MODELSCOPE_ENDPOINT.
const (
	HubEndpoint        = "https://huggingface.co"
	ModelScopeEndpoint = "https://modelscope.cn"
)

// Client asks hubs. It is not changed once it is made.
type Client struct {
	HTTP       *http.Client // follows no redirect by itself
	Hub        Endpoint
	ModelScope Endpoint
	// Patience is for how long a server may be silent, or refuse for a time, before that is the end.
	Patience time.Duration
}

// Endpoint is a hub.
type Endpoint struct {
	URL    *url.URL
	Header http.Header // with the token, for this host only; empty: there is none
	Name   string      // of the hub, for people
	Token  string      // the variable or command that gives a token, for people
}

// Query is one request.
type Query struct {
	URL   string
	Range string // "bytes=0-99"; "": all of it
}

// Answer is what came for a Query, when all redirects had been followed.
type Answer struct {
	*http.Response
	LinkedETag string // SHA-256 that a hub has told on the way; "": it has not
}

// Fault is why something failed, in words.
type Fault error

// Refusal is an answer that is none. It is an error.
type Refusal struct {
	Fault
	Status int
	Again  bool          // it may be another one later
	Wait   time.Duration // before that, where the server says so
}

// Repository is what a hub tells of one.
type Repository struct {
	Revision string // the commit
	Licence  string
	Files    []File
}

// File is a file of a repository.
type File struct {
	Path   string
	Size   int64
	SHA256 string // "": the hub does not tell
	URL    string
}

// What servers answer, as far as it is told apart. They are not the daemon's own answers (docs/errors.md).
const (
	StatusOK              = 200
	StatusPartialContent  = 206
	StatusMultipleChoices = 300
	StatusBadRequest      = 400
	StatusUnauthorized    = 401
	StatusForbidden       = 403
	StatusNotFound        = 404
	StatusRequestTimeout  = 408
	StatusTooManyRequests = 429
)

// How far an answer may lead, and how large one may be that is JSON.
const (
	MostRedirects = 10
	MostJSON      = 32 << 20
	MostMessage   = 500 // bytes of a refusal's text
)

// FirstPause is how long is waited before a request is made again; each further time it is twice as long, up to
// LastPause.
const (
	FirstPause = 100 * time.Millisecond
	LastPause  = 20 * time.Second
)

// Digest is a SHA-256.
var Digest = regexp.MustCompile(`^[0-9a-f]{64}$`)

// Reset is the seconds that a server's RateLimit tells until it answers again.
var Reset = regexp.MustCompile(`;\s*t=([0-9]{1,9})`)

// HubModel is what Hugging Face's hub tells of a repository.
type HubModel struct {
	SHA      string `json:"sha"`
	CardData struct {
		License json.RawMessage `json:"license"` // a text, or several
	} `json:"cardData"`
	Tags     []string     `json:"tags"`
	Siblings []HubSibling `json:"siblings"`
}

// HubSibling is a file of it.
type HubSibling struct {
	Name string `json:"rfilename"`
	Size int64  `json:"size"`
	LFS  *struct {
		SHA256 string `json:"sha256"`
		Size   int64  `json:"size"`
	} `json:"lfs"`
}

// LicencePatience is Client.Patience where only the licence is asked for.
const LicencePatience = 5 * time.Second

// ModelScopeModel is what ModelScope tells of a repository itself.
type ModelScopeModel struct {
	Data struct {
		License string `json:"License"`
	} `json:"Data"`
}

// ModelScopeFiles is what ModelScope tells of the files of a repository.
type ModelScopeFiles struct {
	Code    int    `json:"Code"`
	Message string `json:"Message"`
	Data    struct {
		Files []struct {
			Path     string `json:"Path"`
			Type     string `json:"Type"` // "blob" or "tree"
			Size     int64  `json:"Size"`
			SHA256   string `json:"Sha256"`
			Revision string `json:"Revision"`
		} `json:"Files"`
	} `json:"Data"`
}
