// Package hub_next says how the next request for a file goes.
package hub_next

import (
	"fmt"
	"slices"

	"rkllmd/tests/support/hub/hub_create"
)

// HubNext counts a request for the file at path, and returns its data (nil: there is none), its tag, and what goes
// wrong this time. The hub is locked.
func HubNext(hub *hub_create.Hub, path string) (data []byte, tag string, script hub_create.Script) {
	plan := &hub.Script
	asked := int(hub.Asked.Add(1))
	script = *plan
	script.Refuse = 0
	if plan.Refusals > 0 && asked >= plan.RefuseAt {
		plan.Refusals--
		script.Refuse = plan.Refuse
	}
	if plan.Cuts == 0 {
		script.Cut = 0
	} else if asked > 1 { // the first one is for a plan
		plan.Cuts--
	}
	for i := range hub.Files {
		file := &hub.Files[i]
		if file.Path != path {
			continue
		}
		if plan.Changes > 0 && asked >= plan.ChangeAt {
			plan.Changes--
			file.Version++
			file.Data = slices.Clone(file.Data)
			file.Data[len(file.Data)-1] ^= 1
		}
		return file.Data, fmt.Sprintf(`"%s-%d"`, path, file.Version), script
	}
	return nil, "", script
}
