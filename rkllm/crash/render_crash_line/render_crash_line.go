// Package render_crash_line prepares the log line about a crash.
package render_crash_line

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/crash/find_base"
	"rkllmd/utils"
)

// RenderCrashLine returns the log line about a crash of library, in the form that the log has (JSON or text), cut
// where the handler puts in what is not known before: those of rkllm.CrashReport. base is where the library lies in
// memory: the program counter less base is the place in the file, for addr2line and the like.
//
// **Runs on:** any thread. The log has been set up before.
func RenderCrashLine(library *rkllm.Library) (pieces [7]string) {
	var line bytes.Buffer
	var handler slog.Handler = slog.NewTextHandler(&line, nil)
	if _, json := slog.Default().Handler().(*slog.JSONHandler); json {
		handler = slog.NewJSONHandler(&line, nil)
	}
	record := slog.NewRecord(time.UnixMilli(1e12-1).UTC(), utils.LevelError,
		"the library has crashed, and the daemon with it", 0)
	record.Add("signal", "{1}", "function", "{2}", "thread", "{3}", "address", "{4}", "pc", "{5}",
		"base", fmt.Sprintf("0x%016x", find_base.FindBase(library.Init)), "library", library.Name, "version",
		library.Version)
	handler.Handle(context.Background(), record)
	rest := line.String()
	for i, mark := range []string{"2001-09-09T01:46:39.999Z", "{1}", "{2}", "{3}", "{4}", "{5}"} {
		pieces[i], rest, _ = strings.Cut(rest, mark)
	}
	pieces[6] = rest
	return pieces
}
