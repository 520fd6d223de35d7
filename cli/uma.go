package cli

// The settings of "rkllmd uma". Their variables are those of "rkllmd serve", so that both find each other.
var (
	SettingUMAClientSocket = Setting{Flag: "socket", Env: SettingUMASocket.Env, Default: "/tmp/uma.sock",
		Usage: "`PATH` of the daemon's UMA socket"}
	SettingUMAClientProtocol = Setting{Flag: "protocol", Env: SettingUMAProtocol.Env,
		Default: SettingUMAProtocol.Default,
		Usage:   "`PROTOCOL` that it speaks: json, or newline"}
)
