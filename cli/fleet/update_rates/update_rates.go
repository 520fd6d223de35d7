// Package update_rates measures how fast the members of a fleet are.
package update_rates

import (
	"time"

	"rkllmd/cli/fleet"
	"rkllmd/fleet/gateway"
)

// UpdateRates looks how many tokens the members have computed for g, and sets their rates: over the time from the first
// sample that is kept, which is about fleet.RateTime old, to now.
//
// **Runs on:** one thread at a time. **Holds:** takes Gateway.Mu and Rates.Mu.
func UpdateRates(g *gateway.Gateway, rates *fleet.Rates, now time.Time) {
	g.Mu.Lock()
	defer g.Mu.Unlock()
	sample := fleet.Sample{Time: now, Tokens: make(map[string]uint64, len(g.Figures))}
	for name, figures := range g.Figures {
		sample.Tokens[name] = figures.Tokens
	}
	rates.Samples = append(rates.Samples, sample)
	for len(rates.Samples) > 2 && now.Sub(rates.Samples[1].Time) >= fleet.RateTime {
		rates.Samples = rates.Samples[1:]
	}
	first := rates.Samples[0]
	rates.Mu.Lock()
	defer rates.Mu.Unlock()
	rates.PerSecond = make(map[string]float64, len(sample.Tokens))
	for name, tokens := range sample.Tokens {
		if before, seconds := first.Tokens[name], now.Sub(first.Time).Seconds(); tokens > before && seconds > 0 {
			rates.PerSecond[name] = float64(tokens-before) / seconds
		}
	}
}
