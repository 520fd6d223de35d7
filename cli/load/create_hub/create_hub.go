// Package create_hub lets front-ends have the model that is loaded.
package create_hub

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/library/read_template"
	"rkllmd/cli/load/set_reload"
	"rkllmd/cli/load/set_upstream"
	"rkllmd/cli/worker"
	"rkllmd/cli/worker/share_link"
	"rkllmd/generation"
	"rkllmd/generation/embedded/watch_handle"
	"rkllmd/generation/library/watch_runtime"
	"rkllmd/rkllm"
)

// CreateHub makes the hub where front-ends find whatever model rt has loaded, and has rt keep it up to date: with the
// embedded runtime requests are computed many at once, in a pool of settings.Sequences; with a vendor's library one at
// a time, through rt's queue. As many may wait in the pool as in that queue.
// A model whose library dies is loaded again where settings say so. Where they name an upstream server, front-ends find
// that instead; in a fleet, open_fleet does more.
//
// **Runs on:** any thread. It is called before run_worker. Errors: read_template's; --sequences with a vendor's
// library, --reload with one that has no process of its own.
func CreateHub(rt *rkllm.Runtime, embedded cli.Embedded, settings cli.Settings) (*generation.Hub, error) {
	h := &generation.Hub{}
	switch {
	case settings.Upstream.URL != "" && settings.Fleet.URL == "":
		return h, set_upstream.SetUpstream(h, settings.Upstream)
	case rt.Serving.Load().Name == cli.EmbeddedLibrary:
		share := embedded.ShareHandle
		if isolated := rt.Serving.Load().Isolated; isolated != nil {
			share = share_link.ShareLink(isolated, &worker.Shares{}, settings.Library.Limits.Silence)
		}
		rt.Watch = watch_handle.WatchHandle(h, share, generation.ModelOptions{
			Sequences: settings.Sequences, Queue: settings.Limits.Queue})
	case settings.Sequences > 1:
		return nil, fmt.Errorf("--sequences (RKLLMD_SEQUENCES) is %d, but %s computes one request at a time: "+
			"leave it out, or serve the embedded runtime with --library embedded (RKLLM_LIBRARY); %w",
			settings.Sequences, rt.Serving.Load().Name, cli.ErrUsage)
	default:
		template, err := read_template.ReadTemplate(settings.Library)
		if err != nil {
			return nil, err
		}
		rt.PlainPrompts = template != nil
		rt.Watch = watch_runtime.WatchRuntime(h, generation.ModelOptions{Template: template,
			Pooling: settings.Library.Pooling})
	}
	return h, set_reload.SetReload(rt, h, settings.Library)
}
