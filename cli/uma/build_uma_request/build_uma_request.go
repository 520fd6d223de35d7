// Package build_uma_request makes a UMA request.
package build_uma_request

import (
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/check_finite"
)

// BuildUMARequest returns the request for prompt as JSON, with the members whose flags were given.
//
// **Runs on:** any thread. Follows docs/protocols/uma.md, "Requests". Errors: cli.ErrUsage.
func BuildUMARequest(command *cobra.Command, prompt string) ([]byte, error) {
	flags := command.Flags()
	id, _ := flags.GetString("id")
	request, slo := map[string]any{"id": id, "prompt": prompt}, map[string]any{}
	for _, number := range []struct{ flag, member string }{{"max-tokens", "max_tokens"}, {"top-k", "top_k"}} {
		if flags.Changed(number.flag) {
			request[number.member], _ = flags.GetInt(number.flag)
		}
	}
	for _, number := range []struct {
		flag   string
		to     map[string]any
		member string
	}{
		{"temperature", request, "temperature"}, {"top-p", request, "top_p"}, {"slo-ttft-ms", slo, "target_ttft_ms"},
		{"slo-tbt-ms", slo, "target_tbt_ms"},
	} {
		if flags.Changed(number.flag) {
			if err := check_finite.CheckFinite(command, number.flag); err != nil {
				return nil, err
			}
			number.to[number.member], _ = flags.GetFloat64(number.flag)
		}
	}
	if len(slo) > 0 {
		request["slo"] = slo
	}
	if whole, _ := flags.GetBool("no-stream"); whole {
		request["stream"] = false
	}
	if flags.Changed("metadata") {
		text, _ := flags.GetString("metadata")
		var metadata map[string]json.RawMessage
		if json.Unmarshal([]byte(text), &metadata) != nil || metadata == nil {
			return nil, fmt.Errorf(`--metadata must be a JSON object such as {"user": 7}, not %.80q; %w`, text,
				cli.ErrUsage)
		}
		request["metadata"] = metadata
	}
	return json.Marshal(request)
}
