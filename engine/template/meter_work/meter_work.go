// Package meter_work counts the work of a chat template.
package meter_work

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/template"
)

// MeterWork takes units from what a rendering may still do, and throws an engine.TemplateStop when that is not enough.
//
// **Runs on:** one thread at a time. It is the one that renders.
func MeterWork(m *template.Meter, units int64) {
	m.Left -= units
	if m.Left < 0 || units < 0 {
		panic(template.Stop{Reason: fmt.Sprintf("it takes more than %d units of work on this conversation (loops "+
			"that are too long, texts that are too large)", engine.TemplateWork)})
	}
}
