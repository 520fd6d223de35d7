package cli

// ServedLibrary is the library that a daemon serves, as rkllm.get_constants has it.
type ServedLibrary struct {
	Name       string `json:"name"`
	Version    string `json:"version"`
	Generation string `json:"generation"`

	// max_context_len and max_new_tokens where rkllm.init is not told
	ContextSize int `json:"-"`
	AnswerSize  int `json:"-"`
}
