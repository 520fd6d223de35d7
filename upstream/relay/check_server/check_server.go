// Package check_server looks whether an upstream server is there.
package check_server

import (
	"context"
	"errors"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/ask_server"
)

// CheckServer returns Backend.Check over s: whether the server answers a request for its models, which is asked again
// after upstream.CheckKeep. One that has no such list, but answers, is there.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait, and waits for upstream.CheckTime at most.
// Errors: ErrClosed, with what the server says.
func CheckServer(s *upstream.Server) func() error {
	return func() error {
		s.Checking.Lock()
		defer s.Checking.Unlock()
		if time.Since(s.Checked) < upstream.CheckKeep {
			return s.Err
		}
		ctx, cancel := context.WithTimeout(context.Background(), upstream.CheckTime)
		defer cancel()
		answer, err := ask_server.AskServer(ctx, s, "/models", nil)
		s.Err, s.Checked = nil, time.Now()
		switch {
		case err == nil:
			_ = answer.Body.Close()
		case !errors.Is(err, upstream.ErrAbsent):
			s.Err = name_error.NameError(generation.ErrClosed, "%w", err)
		}
		return s.Err
	}
}
