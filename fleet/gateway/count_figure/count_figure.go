// Package count_figure counts what members do for a gateway.
package count_figure

import (
	"rkllmd/fleet/gateway"
)

// CountFigure adds to what member has done for g: tokens that came, and runs that were lost with it. When more members
// than gateway.MostFigures have come and gone, the figures of those that are not there are forgotten.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu.
func CountFigure(g *gateway.Gateway, member string, tokens, lost uint64) {
	g.Mu.Lock()
	defer g.Mu.Unlock()
	if g.Figures == nil {
		g.Figures = map[string]gateway.Figures{}
	}
	if len(g.Figures) > gateway.MostFigures {
		for name := range g.Figures {
			if g.Members[name] == nil {
				delete(g.Figures, name)
			}
		}
	}
	f := g.Figures[member]
	f.Tokens, f.Lost = f.Tokens+tokens, f.Lost+lost
	g.Figures[member] = f
}
