// Package embeddings holds the nouns of the HTTP requests for vectors of texts, by OpenAI's clients and by Ollama's.
package embeddings

import (
	"encoding/json"
	"time"

	"rkllmd/generation"
)

// Addresses.
const (
	Path    = "/v1/embeddings"
	PathNew = "/api/embed"
	PathOld = "/api/embeddings" // one text
)

// MostInputs bounds the texts of a request.
const MostInputs = 2048

// Base64 is the encoding_format that OpenAI's SDKs ask for by themselves: 32-bit floats, little-endian.
const Base64 = "base64"

// Body is what OpenAI's clients post.
type Body struct {
	Model      string          `json:"model"`
	Input      json.RawMessage `json:"input"`
	Encoding   string          `json:"encoding_format"`
	Dimensions *int            `json:"dimensions"`
}

// OllamaBody is what Ollama's clients post.
type OllamaBody struct {
	Model      string          `json:"model"`
	Input      json.RawMessage `json:"input"`
	Prompt     json.RawMessage `json:"prompt"`   // at PathOld
	Truncate   *bool           `json:"truncate"` // false: a text that is too long is refused
	Dimensions *int            `json:"dimensions"`
	KeepAlive  json.RawMessage `json:"keep_alive"`
}

// Asked is what both have asked for.
type Asked struct {
	Model      string
	Inputs     []generation.Input
	Dimensions *int           // nil: as many as the model has
	Keep       *time.Duration // nil: the operator decides
}

// Made is what there is for it.
type Made struct {
	Vectors [][]float32 // of unit length
	Tokens  int
	Model   string // as it was asked for, or its name
	Started time.Time
	Loaded  time.Time // the model was there
}

// Document is the answer for OpenAI's clients.
type Document struct {
	Object string         `json:"object"` // "list"
	Data   []Item         `json:"data"`
	Model  string         `json:"model"`
	Usage  map[string]int `json:"usage"`
}

// Item is one vector.
type Item struct {
	Object    string `json:"object"` // "embedding"
	Index     int    `json:"index"`
	Embedding any    `json:"embedding"` // numbers, or a text
}

// OllamaDocument is the answer for Ollama's clients.
type OllamaDocument struct {
	Model           string        `json:"model"`
	Embeddings      [][]float32   `json:"embeddings"`
	TotalDuration   time.Duration `json:"total_duration"`
	LoadDuration    time.Duration `json:"load_duration"`
	PromptEvalCount int           `json:"prompt_eval_count"`
}

// OldDocument is the answer at PathOld.
type OldDocument struct {
	Embedding []float32 `json:"embedding"`
}
