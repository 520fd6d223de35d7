// Package show_host shows who has answered.
package show_host

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/terminal/clean_text"
	"rkllmd/faces/swarm"
)

// ShowHost shows a host's name, its model, and whether that is busy. Of a host that the chat has met before it says
// only that it is there again, and what has changed.
//
// **Runs on:** the main goroutine.
func ShowHost(chat *cli.SwarmChat, info swarm.ServerInfo) {
	met, line := chat.Met, info.HostName+": "+info.Model
	status := " (" + info.Status + ")"
	if info.Model == "" {
		line, status = info.HostName+": no model is loaded", ""
	}
	chat.Met, line = line, clean_text.CleanText(line+status)
	switch met {
	case "":
		fmt.Fprintln(chat.Log, line)
	case chat.Met:
		fmt.Fprintln(chat.Log, "[connected again]")
	default:
		fmt.Fprintln(chat.Log, "[connected again] "+line)
	}
}
