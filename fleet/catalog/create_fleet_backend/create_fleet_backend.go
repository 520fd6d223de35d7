// Package create_fleet_backend makes the backend of a gateway.
package create_fleet_backend

import (
	"rkllmd/fleet"
	"rkllmd/fleet/catalog/check_members"
	"rkllmd/fleet/catalog/close_nothing"
	"rkllmd/fleet/catalog/find_class"
	"rkllmd/fleet/catalog/release_nothing"
	"rkllmd/fleet/catalog/start_elsewhere"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/bind_control"
	"rkllmd/fleet/gateway/copy_nothing"
	"rkllmd/fleet/gateway/modify_task"
	"rkllmd/fleet/gateway/read_fleet_stats"
	"rkllmd/fleet/gateway/restore_nothing"
	"rkllmd/fleet/gateway/start_task"
	"rkllmd/fleet/question/ask_embedding"
	"rkllmd/fleet/question/detokenize_by_fleet"
	"rkllmd/fleet/question/render_by_fleet"
	"rkllmd/fleet/question/tokenize_by_fleet"
	"rkllmd/fleet/question/write_by_fleet"
	"rkllmd/generation"
)

// CreateFleetBackend makes the backend over the class of that ID, which does what its members do. It knows no cache:
// they have theirs. Where there is no class (""), and no room, what Gateway.Spill serves is served.
//
// **Runs on:** any thread that may wait. Errors: find_class's.
func CreateFleetBackend(g *gateway.Gateway, id string) (*generation.Backend, error) {
	if id == "" && g.Spill != nil {
		spill := *g.Spill
		spill.Elsewhere, spill.Close = start_elsewhere.StartElsewhere(g, id, g.Spill), close_nothing.CloseNothing
		return &spill, nil
	}
	class, err := find_class.FindClass(g, id)
	if err != nil {
		return nil, err
	}
	b := &generation.Backend{Name: "the fleet", Capabilities: class.Capabilities, Model: class.Model,
		Defaults: class.Defaults}
	if g.Spill != nil {
		b.Elsewhere = start_elsewhere.StartElsewhere(g, class.ID, b)
	}
	b.Start = start_task.StartTask(g, class.ID)
	b.Abort = bind_control.BindControl(g, gateway.EventAbort)
	b.Pause = bind_control.BindControl(g, gateway.EventPause)
	b.Resume = bind_control.BindControl(g, gateway.EventResume)
	b.Modify = modify_task.ModifyTask(g)
	for _, verb := range class.Verbs {
		switch verb {
		case fleet.VerbRender:
			b.Render = render_by_fleet.RenderByFleet(g.Bus, class.ID)
		case fleet.VerbWrite:
			b.Write = write_by_fleet.WriteByFleet(g.Bus, class.ID)
		case fleet.VerbTokenize:
			b.Tokenize = tokenize_by_fleet.TokenizeByFleet(g.Bus, class.ID)
		case fleet.VerbDetokenize:
			b.Detokenize = detokenize_by_fleet.DetokenizeByFleet(g.Bus, class.ID)
		case fleet.VerbEmbed:
			b.Embed = ask_embedding.AskEmbedding(g.Bus, g.Name, class.ID)
		}
	}
	b.Release = release_nothing.ReleaseNothing
	b.CopyState = copy_nothing.CopyNothing
	b.RestoreState = restore_nothing.RestoreNothing
	b.Check = check_members.CheckMembers(g, class.ID)
	b.Close = close_nothing.CloseNothing
	b.Stats = read_fleet_stats.ReadFleetStats(g)
	return b, nil
}
