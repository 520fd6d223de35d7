// Package charge_work counts the work of a chat template.
package charge_work

import (
	"fmt"

	"rkllmd/engine"
)

// ChargeWork takes units from what a rendering may still do, and throws an engine.TemplateStop when that is not enough.
//
// **Runs on:** the thread that renders.
func ChargeWork(m *engine.TemplateMeter, units int64) {
	m.Left -= units
	if m.Left < 0 || units < 0 {
		panic(engine.TemplateStop{Reason: fmt.Sprintf("it takes more than %d units of work on this conversation (loops that are too long, texts that are too large)", engine.TemplateWork)})
	}
}
