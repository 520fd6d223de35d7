// Package create_fleet_backend makes the backend of a gateway.
package create_fleet_backend

import (
	"rkllmd/fleet/catalog/close_nothing"
	"rkllmd/fleet/catalog/find_class"
	"rkllmd/fleet/catalog/release_nothing"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/ask_embedding"
	"rkllmd/fleet/gateway/bind_control"
	"rkllmd/fleet/gateway/copy_nothing"
	"rkllmd/fleet/gateway/detokenize_by_fleet"
	"rkllmd/fleet/gateway/modify_task"
	"rkllmd/fleet/gateway/read_fleet_stats"
	"rkllmd/fleet/gateway/render_by_fleet"
	"rkllmd/fleet/gateway/restore_nothing"
	"rkllmd/fleet/gateway/start_task"
	"rkllmd/fleet/gateway/tokenize_by_fleet"
	"rkllmd/generation"
)

// CreateFleetBackend makes the backend over the class of that ID. It knows no cache: members have theirs.
//
// **Runs on:** any thread that may wait. Errors: find_class's.
func CreateFleetBackend(g *gateway.Gateway, id string) (*generation.Backend, error) {
	class, err := find_class.FindClass(g, id)
	if err != nil {
		return nil, err
	}
	b := &generation.Backend{Name: "the fleet", Capabilities: class.Capabilities, Model: class.Model,
		Defaults: class.Defaults}
	b.Start = start_task.StartTask(g, class.ID)
	b.Abort = bind_control.BindControl(g, gateway.EventAbort)
	b.Pause = bind_control.BindControl(g, gateway.EventPause)
	b.Resume = bind_control.BindControl(g, gateway.EventResume)
	b.Modify = modify_task.ModifyTask(g)
	b.Render = render_by_fleet.RenderByFleet(g.Bus, class.ID)
	b.Tokenize = tokenize_by_fleet.TokenizeByFleet(g.Bus, class.ID)
	b.Detokenize = detokenize_by_fleet.DetokenizeByFleet(g.Bus, class.ID)
	b.Embed = ask_embedding.AskEmbedding(g.Bus, class.ID)
	b.Release = release_nothing.ReleaseNothing
	b.CopyState = copy_nothing.CopyNothing
	b.RestoreState = restore_nothing.RestoreNothing
	b.Close = close_nothing.CloseNothing
	b.Stats = read_fleet_stats.ReadFleetStats(g)
	return b, nil
}
