// Package parse_uma_options reads the arguments and flags of "rkllmd uma".
package parse_uma_options

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_protocol"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/build_uma_message"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// ParseUMAOptions reads [PROMPT] and the flags, and makes the messages of them. The values of a request's members are
// the daemon's to judge.
//
// **Runs on:** any thread. Errors: cli.ErrUsage.
func ParseUMAOptions(command *cobra.Command, args []string) (options uma.Options, err error) {
	flags := command.Flags()
	socket, _ := read_setting.ReadSetting(command, cli.SettingUMAClientSocket)
	options.Socket, options.Framing = socket[0], utils.FramingLength
	newline, err := read_protocol.ReadProtocol(command, cli.SettingUMAClientProtocol)
	if err != nil {
		return options, err
	}
	if newline {
		options.Framing = utils.FramingLine
	}
	options.Metrics, _ = flags.GetBool("metrics")
	options.Raw, _ = flags.GetBool("json")
	options.Split, _ = flags.GetInt("split")
	if flags.Changed("split") && options.Split < 1 {
		return options, fmt.Errorf("--split is %d; it must be 1 byte or more; %w", options.Split, cli.ErrUsage)
	}
	message, err := build_uma_message.BuildUMAMessage(command, args, options)
	if err != nil {
		return options, err
	}
	room := make([]byte, utils.HeadRoom)
	options.Message = create_frame.CreateFrame(append(room, message...), options.Framing)
	if !newline && !options.Metrics {
		id, _ := flags.GetString("id")
		cancel, _ := json.Marshal(map[string]string{"event": "cancel", "id": id})
		options.Cancel = create_frame.CreateFrame(append(room, cancel...), options.Framing)
	}
	return options, nil
}
