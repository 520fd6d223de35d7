// Package count_event measures runs by their events.
package count_event

import (
	"time"

	"rkllmd/faces/exposition/count_observation"
	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/count_end"
	"rkllmd/generation"
)

// CountEvent returns the Meter.OnEvent of the front-end called face: it measures the time between tokens, and at the
// end the rest, for the run's model if the operator has named it: names that clients bring along are no labels, because
// there may be any number of them.
//
// **Runs on:** any thread. What it returns runs on the backend's thread.
func CountEvent(c *metrics.Collectors, face string) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		model := ""
		if run.Backend.Model.Named {
			model = run.Backend.Model.Name
		}
		switch {
		case event.Kind == generation.EventToken && event.Token.ID >= 0:
			if last, found := c.Last.Swap(run, event.Token.Time); found {
				count_observation.CountObservation(c.Token, event.Token.Time.Sub(last.(time.Time)).Seconds(), face,
					model)
			}
		case event.Kind == generation.EventDone:
			c.Last.Delete(run)
			count_end.CountEnd(c, face, model, event)
		}
	}
}
