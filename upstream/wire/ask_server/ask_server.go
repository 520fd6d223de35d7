// Package ask_server asks an upstream server.
package ask_server

import (
	"bytes"
	"context"
	"net/http"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/describe_refusal"
)

// AskServer sends body to path of the server s, or asks for path where body is nil, and returns the answer, whose
// status is 200. The caller closes its body.
//
// **Runs on:** any thread that may wait. The end of ctx ends the request. Errors: describe_refusal's; ErrClosed, where
// the server does not answer; the cause of ctx's end.
func AskServer(ctx context.Context, s *upstream.Server, path string, body []byte) (*http.Response, error) {
	method := http.MethodGet
	if body != nil {
		method = http.MethodPost
	}
	request, err := http.NewRequestWithContext(ctx, method, s.Options.URL+path, bytes.NewReader(body))
	if err != nil {
		return nil, name_error.NameError(generation.ErrFailed, "%w", err)
	}
	request.Header.Set("User-Agent", "rkllmd")
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if s.Options.Key != "" {
		request.Header.Set("Authorization", "Bearer "+s.Options.Key)
	}
	answer, err := s.Client.Do(request)
	switch {
	case ctx.Err() != nil && err != nil:
		return nil, context.Cause(ctx)
	case err != nil:
		return nil, name_error.NameError(generation.ErrClosed, "the upstream server cannot be asked: %w", err)
	case answer.StatusCode == http.StatusOK:
		return answer, nil
	}
	defer answer.Body.Close()
	return nil, describe_refusal.DescribeRefusal(answer)
}
