// Package bench_bare_stream generates in a session without a protocol.
package bench_bare_stream

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/utils/turns"
)

// BenchBareStream returns a function that has the i-th session generate length tokens, by seed i, as a Generate over
// gRPC would.
func BenchBareStream(sessions []*generation.Session, length int) func(i int) error {
	return func(i int) error {
		backend, seed := sessions[i].Backend, uint64(i)
		sampling := backend.Defaults
		sampling.RepeatPenalty = 1
		request := generation.Request{Session: sessions[i], Client: turns.Client{Number: sessions[i].Owner},
			Sampling: sampling, Seed: &seed, MaxTokens: length, IgnoreEnd: true, Logprobs: -1}
		run, err := start_generation.StartGeneration(backend, request, func(*generation.Run, generation.Event) {})
		if err != nil {
			return err
		}
		<-run.Done
		if len(run.Answer) != length {
			return fmt.Errorf("%d tokens instead of %d: %w", len(run.Answer), length, run.Last.Err)
		}
		return nil
	}
}
