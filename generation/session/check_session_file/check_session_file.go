// Package check_session_file checks that a saved session fits a backend.
package check_session_file

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/generation/session"
	"rkllmd/generation/session/choose_capacity"
)

// CheckSessionFile checks that a saved session was made with the model of b, that its capacity fits into the context
// and its history into what a session may have. Its tokens are not looked at, nor is its state (check_session_state).
//
// **Runs on:** any thread. Errors: generation.ErrNotSupported where b does not know its model well enough; ErrInvalid.
func CheckSessionFile(b *generation.Backend, h session.Header) error {
	size := b.Model.ContextSize
	limit := generation.MaxHistory * choose_capacity.ChooseCapacity(size, h.Sink, h.Window)
	switch {
	case b.Model.Identity == "":
		return name_error.NameError(generation.ErrNotSupported,
			"%s cannot tell its model from other models, so its sessions cannot be saved or restored", b.Name)
	case h.Model != b.Model.Identity:
		return name_error.NameError(generation.ErrInvalid,
			"it was made with another model, %q; the one that is loaded is %q", h.ModelName, b.Model.Name)
	case h.Sink < 0 || h.Window < 1 || h.Window > size-h.Sink:
		return name_error.NameError(generation.ErrInvalid,
			"it keeps %d tokens at the front and %d at the end; this context holds %d", h.Sink, h.Window, size)
	case h.Tokens > limit:
		return name_error.NameError(generation.ErrInvalid, "it has %d tokens; the limit is %d, %d times its capacity",
			h.Tokens, limit, generation.MaxHistory)
	case len(h.Label) > generation.MaxLabelBytes:
		return name_error.NameError(generation.ErrInvalid, "its label has %d bytes; the limit is %d", len(h.Label),
			generation.MaxLabelBytes)
	case len(h.EndTokens) > generation.MaxEndTokens:
		return name_error.NameError(generation.ErrInvalid, "it has %d end tokens; the limit is %d", len(h.EndTokens),
			generation.MaxEndTokens)
	}
	if err := check_tokens.CheckTokens(b, "end_tokens", h.EndTokens); err != nil {
		return err
	}
	return nil
}
