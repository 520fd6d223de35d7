package clients_test

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/grpc_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

// grpcurl knows of the service what the daemon itself tells, by reflection. SESSION in what it is given is the
// session's id.
func TestGrpcurl(t *testing.T) {
	t.Parallel()
	address := grpc_daemon.GRPCDaemon(t, write_long_model.WriteLongModel(t, "llama"), 2048, start_daemon.Options{})
	session := "none"
	for _, test := range []struct {
		words string
		want  string // is a part of what it prints
		code  int    // 64 and the status
	}{
		{"list", "grpc.health.v1.Health\ngrpc.reflection.v1.ServerReflection\n" +
			"grpc.reflection.v1alpha.ServerReflection\nkakeya.v1.RuntimeService\n", 0},
		{"describe kakeya.v1.RuntimeService",
			"rpc Generate ( .kakeya.v1.GenerateRequest ) returns ( stream .kakeya.v1.GenerateResponse );", 0},
		{"describe kakeya.v1.GenerateRequest", "optional uint64 seed = 3;", 0},
		{`-d {"service":"kakeya.v1.RuntimeService"} grpc.health.v1.Health/Check`, `"status": "SERVING"`, 0},
		{`-d {"client_label":"grpcurl","eos_token_ids":[5]} kakeya.v1.RuntimeService/CreateSession`, `"sessionId"`, 0},
		{`-d {"session_id":"SESSION","token_ids":[11,12,13]} kakeya.v1.RuntimeService/AppendTokens`,
			`"historyLength": "3"`, 0},
		{`-d {"session_id":"SESSION","max_tokens":3,"seed":0} kakeya.v1.RuntimeService/Generate`,
			`"generatedTokenCount": 3`, 0},
		{`-d {"session_id":"SESSION","max_tokens":3,"seed":0} kakeya.v1.RuntimeService/Generate`, `"tokenId": `, 0},
		{`-d {"session_id":"SESSION"} kakeya.v1.RuntimeService/GetSessionInfo`, `"historyLength": "9"`, 0},
		{`-d {"session_id":"SESSION","token_ids":[1000000]} kakeya.v1.RuntimeService/AppendTokens`,
			"Code: InvalidArgument", 64 + 3},
		{`-d {"session_id":"SESSION","max_tokens":3,"temperature":-1} kakeya.v1.RuntimeService/Generate`,
			"Code: InvalidArgument", 64 + 3},
		{`-d {"session_id":"SESSION"} kakeya.v1.RuntimeService/CloseSession`, `"finalHistoryLength": "9"`, 0},
		{`-d {"session_id":"SESSION","max_tokens":3} kakeya.v1.RuntimeService/Generate`, "Code: NotFound", 64 + 5},
	} {
		words := strings.Fields(strings.ReplaceAll(test.words, "SESSION", session))
		at := len(words) - 1
		if !strings.Contains(words[at], "/") { // list and describe
			at = 0
		}
		arguments := append([]string{"-plaintext"}, words[:at]...)
		arguments = append(append(arguments, address), words[at:]...)
		command := exec.Command("../../.cache/tools/grpcurl", arguments...)
		output, err := command.CombinedOutput()
		require.NotNil(t, command.ProcessState, "%v", err)
		require.Equal(t, test.code, command.ProcessState.ExitCode(), "%s: %s", test.words, output)
		require.Contains(t, string(output), test.want, test.words)
		var created struct{ SessionID string }
		if strings.HasSuffix(test.words, "CreateSession") {
			require.NoError(t, json.Unmarshal(output, &created))
			session = created.SessionID
		}
	}
}
