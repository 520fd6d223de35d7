// Package run_serve is the body of "rkllmd serve".
package run_serve

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_refusal"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/library/open_runtime"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/load/create_loader"
	"rkllmd/cli/load/load_at_start"
	"rkllmd/cli/load/log_loads"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/create_faces"
	"rkllmd/cli/serve/create_fronts"
	"rkllmd/cli/serve/log_listening"
	"rkllmd/cli/serve/serve_fronts"
	"rkllmd/cli/serve/start_watch"
	"rkllmd/cli/serve/stop_models"
	"rkllmd/cli/serve/stop_on_signal"
	"rkllmd/cli/serve/stop_with_runtime"
	"rkllmd/cli/serve/wait_for_fronts"
	"rkllmd/cli/service/prepare_settings"
	"rkllmd/cli/service/start_notices"
	"rkllmd/cli/settings/name_flags"
	"rkllmd/cli/terminal/watch_signals"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
	"rkllmd/server/run_event_loop"
)

// RunServe returns the body of "rkllmd serve": it opens the library, wires the areas together, listens, and runs the
// loop until a signal or a failed load of --model stops it.
//
// **Runs on:** any thread. What it returns runs on the main goroutine, which becomes the loop.
func RunServe(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, all settings are flags; %w", args[0], cli.ErrUsage)
		}
		settings, manager, err := prepare_settings.PrepareSettings(command)
		if err != nil {
			return err
		}
		defer flush_log.FlushLog(set_up_log.SetUpLog(command.ErrOrStderr(), settings.LogFormat, settings.LogLevel))
		if os.Getenv("GOMAXPROCS") == "" {
			// a thread blocked in epoll_wait or a C call holds its place for a while
			runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 1)
		}
		signals := watch_signals.WatchSignals() // before anybody can connect
		defer signal.Stop(signals)
		library, err := open_runtime.OpenRuntime(settings.Library, embedded, "/")
		if err != nil {
			return err
		}
		rt := create_runtime.CreateRuntime(library, settings.Limits)
		srv := create_server.CreateServer(rt)
		rt.LoadHooks = append(rt.LoadHooks, log_loads.LogLoads)
		loader, err := create_loader.CreateLoader(srv, settings, embedded)
		if err != nil {
			return err
		}
		fronts, err := create_fronts.CreateFronts(settings, loader)
		if err != nil {
			return err
		}
		ended, stopped := make(chan struct{}), make(chan struct{})
		stopping := append(fronts, &serve.Front{Name: "models", Stop: stop_models.StopModels(loader.Table)})
		go stop_with_runtime.StopWithRuntime(rt, stopping, ended, stopped)
		defer wait_for_fronts.WaitForFronts(ended, stopped)
		loop, err := create_loop.CreateLoop(rt, create_faces.CreateFaces(settings, loader.Hub, srv)...)
		if err != nil {
			return err
		}
		start_notices.StartNotices(manager, settings, loop, loader.Table)
		load := &cli.ModelLoad{Path: settings.Model, Loop: loop}
		if settings.Model != "" {
			if err := load_at_start.LoadAtStart(loader, load); err != nil {
				close_loop.CloseLoop(loop)
				return err
			}
		}
		go run_worker.RunWorker(rt)
		go stop_on_signal.StopOnSignal(loop, signals, cli.SignalPause)
		serve_fronts.ServeFronts(fronts, loop)
		start_watch.StartWatch(settings.IdleExit, loop, fronts, loader.Table, ended)
		log_listening.LogListening(settings)
		if err := run_event_loop.RunEventLoop(loop); err != nil {
			return err
		}
		if failure := load.Err.Load(); failure != nil {
			return fmt.Errorf("cannot load the model: %w",
				name_flags.NameFlags(errors.New(describe_refusal.DescribeRefusal(failure))))
		}
		return nil
	}
}
