// Package start_elsewhere begins a request on another server, because the fleet has no room.
package start_elsewhere

import (
	"errors"

	"rkllmd/fleet/catalog/is_full"
	"rkllmd/fleet/gateway"
	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StartElsewhere returns Backend.Elsewhere of the class, whose own sampling is own: Gateway.Spill takes a request that
// comes while no member has room, if that is there and can be told all of the request. Of the sampling it is told what
// the members would do, but for what it cannot be told and the client has not asked for.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. **Holds:** that takes Gateway.Mu for
// moments.
func StartElsewhere(g *gateway.Gateway, class string, own *generation.Backend) func(generation.Request,
	func(*generation.Run, generation.Event)) *generation.Run {
	return func(request generation.Request, sink func(*generation.Run, generation.Event)) *generation.Run {
		if request.Session != nil || !is_full.IsFull(g, class) || g.Spill.Check != nil && g.Spill.Check() != nil {
			return nil
		}
		run, err := start_generation.StartGeneration(g.Spill, request, sink)
		if errors.Is(err, generation.ErrNotSupported) {
			s, mine, unsaid := &request.Sampling, own.Defaults, g.Spill.Defaults
			if s.TopK == mine.TopK {
				s.TopK = unsaid.TopK
			}
			if s.MinP == mine.MinP {
				s.MinP = unsaid.MinP
			}
			if s.RepeatPenalty == mine.RepeatPenalty {
				s.RepeatPenalty = unsaid.RepeatPenalty
			}
			run, err = start_generation.StartGeneration(g.Spill, request, sink)
		}
		if err != nil {
			log_message.LogMessage(utils.LevelDebug, "the fleet has no room, and the upstream server cannot take a "+
				"request", "reason", err)
			return nil
		}
		log_message.LogMessage(utils.LevelInfo, "the fleet has no room: the upstream server answers a request", "model",
			own.Model.Name, "upstream", g.Spill.Model.Name)
		g.Mu.Lock()
		g.Spilled++
		g.Mu.Unlock()
		return run
	}
}
