package cli

// ServedLibrary is the library that a daemon serves, as rkllm.get_constants has it.
type ServedLibrary struct {
	Name       string `json:"name"`
	Version    string `json:"version"`
	Generation string `json:"generation"`

	// Isolation is how its process has fared; nil: it has none of its own.
	Isolation *ServedIsolation `json:"isolation,omitempty"`

	// max_context_len and max_new_tokens where rkllm.init is not told
	ContextSize int `json:"-"`
	AnswerSize  int `json:"-"`
}

// ServedIsolation is the member isolation of rkllm.get_constants.
type ServedIsolation struct {
	Deaths    int    `json:"deaths"`
	LastDeath string `json:"last_death"`
	Reload    string `json:"reload"`
}
