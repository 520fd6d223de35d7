// Package create_session makes a session.
package create_session

import (
	"slices"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/generation/request/refuse_encoder"
	"rkllmd/generation/session"
	"rkllmd/generation/session/add_session"
	"rkllmd/generation/session/choose_capacity"
)

// CreateSession makes a session with an empty history. label is the client's, for diagnostics; endTokens end the
// answers of its runs.
//
// **Runs on:** any thread. Errors: generation.ErrNotSupported, ErrInvalid, and those of add_session.
func CreateSession(table *generation.Sessions, label string, endTokens []int32) (*generation.Session, error) {
	b := table.Backend
	if err := refuse_encoder.RefuseEncoder(b); err != nil {
		return nil, err
	}
	switch {
	case !b.Capabilities.Sessions:
		return nil, name_error.NameError(generation.ErrNotSupported, "%s keeps no sessions", b.Name)
	case len(label) > generation.MaxLabelBytes:
		return nil, name_error.NameError(generation.ErrInvalid, "the session's label has %d bytes; the limit is %d",
			len(label), generation.MaxLabelBytes)
	case len(endTokens) > generation.MaxEndTokens:
		return nil, name_error.NameError(generation.ErrInvalid, "the session has %d end tokens; the limit is %d",
			len(endTokens), generation.MaxEndTokens)
	}
	if err := check_tokens.CheckTokens(b, "end_tokens", endTokens); err != nil {
		return nil, err
	}
	o := table.Options
	s := &generation.Session{Owner: session.LastOwner.Add(1), Label: label, Backend: b, EndTokens: slices.Clone(
		endTokens),
		Sink: o.Sink, Window: o.Window, Used: time.Now(),
		Capacity: choose_capacity.ChooseCapacity(b.Model.ContextSize, o.Sink, o.Window)}
	if err := add_session.AddSession(table, s, nil); err != nil {
		return nil, err
	}
	return s, nil
}
