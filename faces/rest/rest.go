// Package rest holds the types and constants of its room: the paths of HTTP, and the page.
package rest

import (
	"net/http"
)

// Route is an address that the front-end answers.
type Route struct {
	Method, Path string
	Handler      http.HandlerFunc
}

// TokenizeBody is what POST /v1/tokenize takes.
type TokenizeBody struct {
	Model string  `json:"model"` // ""; or its name
	Text  *string `json:"text"`
	// BOS and EOS where the model wants them, and names of special tokens stand for these
	Special bool `json:"special"`
}

// DetokenizeBody is what POST /v1/detokenize takes.
type DetokenizeBody struct {
	Model  string  `json:"model"`
	Tokens []int32 `json:"tokens"`
}

// TokenList is what it answers.
type TokenList struct {
	Tokens []int32 `json:"tokens"`
	Count  int     `json:"count"`
}

// TokenText is what POST /v1/detokenize answers.
type TokenText struct {
	Text string `json:"text"`
}

// LoadBody is what POST /v1/models/load takes.
type LoadBody struct {
	Path    string `json:"model_path"`
	Context int    `json:"max_context_len"` // tokens; 0: as many as suit the model
}

// UnloadBody is what POST /v1/models/unload takes, where it takes something.
type UnloadBody struct {
	Model string `json:"model"` // ""; or its name
}

// MaxRefused is how many connections beyond MaxClients are told so; more are closed at once.
const MaxRefused = 64

// Language is that of the page for those who have said nothing else.
const Language = "en"

// Cookies that the page keeps for serve_page: what was chosen in its settings.
const (
	CookieLanguage = "rkllmd_language" // a name of list_languages
	CookieTheme    = "rkllmd_theme"    // light or dark
)

// Index is the page itself, of the files of web.Page.
const Index = "page/index.html"

// NoFleet is why GET /v1/fleet is refused.
const NoFleet = "this daemon is no gateway of a fleet, so it has no members: \"rkllmd serve --nats URL\" " +
	"without --model is one"

// Realm is named by answers that want the token.
const Realm = "rkllmd"
