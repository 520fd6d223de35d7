// Package fleet_ask asks a backend for an answer that is known.
package fleet_ask

import (
	"fmt"
	"slices"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/tests/support/fleet/fleet_fake_token"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/utils/turns"
)

// FleetAsk asks b, over members that make tokens up, for so many tokens by that seed, and returns how long the first
// one took. An error: something was lost, repeated or wrong, or the run has failed.
func FleetAsk(b *generation.Backend, user string, seed uint64, tokens int) (time.Duration, error) {
	record := &generation_record.Record{}
	prompt := []int32{int32(seed % 1000), 2, 3, 4, 5, 6, 7, 8}
	run, err := start_generation.StartGeneration(b, generation.Request{Client: turns.Client{User: user, Number: seed},
		Tokens: prompt, Seed: &seed, Sampling: b.Defaults, MaxTokens: tokens, Logprobs: -1},
		generation_record.GenerationRecord(record))
	if err != nil {
		return 0, err
	}
	<-run.Done
	var got, want []int32
	for i := range tokens {
		want = append(want, fleet_fake_token.FleetFakeToken(prompt, seed, i))
	}
	ends := 0
	for _, event := range record.Events {
		switch {
		case event.Kind == generation.EventToken && event.Token.ID >= 0:
			got = append(got, event.Token.ID)
		case event.Kind == generation.EventDone:
			ends++
		}
	}
	if run.Last.Err != nil || ends != 1 || !slices.Equal(got, want) {
		return 0, fmt.Errorf("seed %d: ended %d times, last with %v; got %v, want %v", seed, ends, run.Last.Err, got,
			want)
	}
	return run.Last.Timings.FirstToken, nil
}
