// Package build_request makes the request of a Generate.
package build_request

import (
	"math"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/stream/set_given"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest returns what is to be generated in the session. What m leaves out is the backend's default; penalties,
// which the protocol does not know, are off where the backend lets requests choose. Each session is a client
// of user's, with a number apart from those of connections. Only the session's own end tokens end the answer, where the
// backend can leave the model's alone.
//
// **Runs on:** any thread. Errors: INVALID_ARGUMENT.
func BuildRequest(session *kakeya.Session, m *kakeyav1.GenerateRequest,
	user string) (generation.Request, error) {
	can, sampling := session.Backend.Capabilities, session.Backend.Defaults
	if can.Sampling {
		sampling.RepeatPenalty, sampling.FrequencyPenalty, sampling.PresencePenalty = 1, 0, 0
	}
	switch {
	case m.MaxTokens == 0:
		return generation.Request{}, status.Error(codes.InvalidArgument,
			"max_tokens is 0, or was left out; it must be 1 or more")
	case m.GetTopK() > math.MaxInt32:
		return generation.Request{}, status.Errorf(codes.InvalidArgument,
			"top_k is %d; it must be 0 (all tokens) to %d", m.GetTopK(), math.MaxInt32)
	}
	set_given.SetGiven(&sampling.Temperature, m.Temperature)
	set_given.SetGiven(&sampling.TopP, m.TopP)
	if m.TopK != nil {
		sampling.TopK = int32(*m.TopK)
	}
	client := turns.Client{User: user, Number: 1<<63 | session.Owner}
	return generation.Request{Client: client, Session: session.Session, Sampling: sampling, Seed: m.Seed,
		MaxTokens: int(min(m.MaxTokens, math.MaxInt32)), IgnoreEnd: can.EndTokens, Logprobs: -1}, nil
}
