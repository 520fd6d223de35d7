package cli

import "rkllmd/upstream"

// SettingKind is the form of a setting's value.
type SettingKind uint8

const (
	_          SettingKind = iota // a text: nothing is said of its form
	KindNumber                    // a whole number from Min to Max
	KindSize                      // the same in bytes; KiB, MiB and GiB are understood
	KindBool                      // true or false
	KindTime                      // 0, or a time such as 30s or 2m
	KindList                      // repeatable as a flag, separated by Separator in the environment
)

// Setting is one knob of "rkllmd serve": a flag, its twin in the environment, and in the file of --config. The flag
// wins, then the environment.
type Setting struct {
	Flag, Env string
	Default   string
	Usage     string // the word in backquotes is how help calls the value
	Kind      SettingKind
	Min, Max  int64  // KindNumber and KindSize; Min of a time, too: 1 where it may not be 0
	Separator string // KindList
}

// Configuration is what stands in the file of --config.
type Configuration map[string]ConfigValue

// ConfigValue is the values of a setting in the file of --config.
type ConfigValue struct {
	Texts []string // one, unless the setting is a list
	Place string   // FILE:LINE of the first, for messages
}

// ConfigurationKey is the key of the Configuration in a command's context.
type ConfigurationKey struct{}

// SettingConfig is where settings stand that were given neither by a flag nor in the environment.
var SettingConfig = Setting{Flag: "config", Env: "RKLLMD_CONFIG",
	Usage: "take what neither a flag nor a variable says from the file at `PATH`: lines NAME = VALUE, named as the " +
		"flags are; not given: there is none"}

// The settings of "rkllmd serve".
var (
	SettingSocket = Setting{Flag: "socket", Env: "RKLLM_UDS_PATH", Default: DefaultSocket,
		Usage: "`PATH` of the socket"}
	SettingModel = Setting{Flag: "model", Env: "RKLLMD_MODEL",
		Usage: "load the model at `PATH` at start"}
	SettingNamedModel = Setting{Flag: "named-model", Env: "RKLLMD_NAMED_MODEL",
		Usage: "let requests over HTTP and WebSocket ask for the model at a path by a name, both given as " +
			"`NAME=PATH`; it is loaded when somebody does, beside the one that rkllm.init loads; repeatable",
		Kind: KindList, Separator: ","}
	SettingModels = Setting{Flag: "models", Env: "RKLLMD_MODELS",
		Usage: "the models that rkllmd pull gets are in the folder at `DIR`; not given: where this user's data " +
			"are, or for root in /var/lib/rkllmd/models. Requests over HTTP and WebSocket may ask for them by name; " +
			"none: they may not"}
	SettingAlias = Setting{Flag: "alias", Env: "RKLLMD_ALIAS",
		Usage: "let requests over HTTP and WebSocket call a model by another name, given as `NAME=MODEL`: a name of " +
			"--named-model, or of the model that rkllm.init loads; the name * stands for all that there are not; " +
			"repeatable", Kind: KindList, Separator: ","}
	SettingPreload = Setting{Flag: "preload", Env: "RKLLMD_PRELOAD",
		Usage: "load the model with this `NAME`, of --named-model or of the store, at start, and never unload it; " +
			"repeatable",
		Kind: KindList, Separator: ","}
	SettingMaxModels = Setting{Flag: "max-models", Env: "RKLLMD_MAX_MODELS", Default: "0",
		Usage: "have `N` models that requests name in memory at once; for one more the one that was used least " +
			"recently goes; 0: as many as there is memory for", Kind: KindNumber, Max: 1000}
	SettingIdleExit = Setting{Flag: "idle-exit", Env: "RKLLMD_IDLE_EXIT", Default: "0",
		Usage: "end when nobody has been connected, and no model was used, for so much `TIME`; 0: never",
		Kind:  KindTime}
	SettingKeepAlive = Setting{Flag: "keep-alive", Env: "RKLLMD_KEEP_ALIVE", Default: "5m",
		Usage: "unload a model of --named-model that nobody has used for so much `TIME`; 0: when its place is needed",
		Kind:  KindTime}
	SettingContext = Setting{Flag: "context", Env: "RKLLMD_CONTEXT", Default: "0",
		Usage: "`N` tokens of context, prompt and answer together; 0: as many as the model was made for, 8192 at " +
			"most, as far as there is memory; with a vendor's library its default, 512",
		Kind: KindNumber, Max: 1 << 30}
	SettingLibrary = Setting{Flag: "library", Env: "RKLLM_LIBRARY",
		Usage: "serve the librkllmrt.so at `PATH`, or \"embedded\", the runtime inside this program; not given: " +
			"whichever suits this machine; repeatable, or a folder: of several versions each model gets the newest " +
			"that can load it", Kind: KindList, Separator: ":"}
	SettingLibraryState = Setting{Flag: "library-state", Env: "RKLLMD_LIBRARY_STATE",
		Usage: "of several libraries, remember in the file at `PATH` which of them has failed to load which model; " +
			"not given: libraries.json in the folder of this user's state"}
	SettingLlama = Setting{Flag: "llama", Env: "RKLLMD_LLAMA",
		Usage: "have the embedded runtime compute with the llama.cpp in the folder `DIR`, a shared build of yours, " +
			"instead of its own: for newer models and GPUs; experimental"}
	SettingGPULayers = Setting{Flag: "gpu-layers", Env: "RKLLMD_GPU_LAYERS", Default: "0",
		Usage: "of a model's layers, leave `N` to the GPU that the llama.cpp of --llama finds", Kind: KindNumber,
		Max: 1 << 20}
	SettingRKLLMVersion = Setting{Flag: "rkllm-version", Env: "RKLLMD_RKLLM_VERSION",
		Usage: "take the library for version `V`, such as 1.2.3, when its file does not say"}
	SettingIsolate = Setting{Flag: "isolate", Env: "RKLLMD_ISOLATE", Default: "true",
		Usage: "give a vendor's library, or the llama.cpp of --llama, a process of its own, so that its crashes and " +
			"hangs are nobody else's; on unless =false", Kind: KindBool}
	SettingReload = Setting{Flag: "reload", Env: "RKLLMD_RELOAD", Default: "false",
		Usage: "load the model again, as its client had set it up, when the process of an isolated library has ended",
		Kind:  KindBool}
	SettingConfine = Setting{Flag: "confine", Env: "RKLLMD_CONFINE", Default: "true",
		Usage: "keep that process from the network, from other programs, and, where --allowed-root says where models " +
			"lie, from other files, as far as this kernel can; on unless =false", Kind: KindBool}
	SettingLoadTimeout = Setting{Flag: "load-timeout", Env: "RKLLMD_LOAD_TIMEOUT", Default: "60s",
		Usage: "`TIME` that an isolated library may take to load a model, and a second more for each 10 MiB of it",
		Kind:  KindTime, Min: 1}
	SettingCallTimeout = Setting{Flag: "call-timeout", Env: "RKLLMD_CALL_TIMEOUT", Default: "5s",
		Usage: "`TIME` that an isolated library may take for a call that neither loads a model nor runs it",
		Kind:  KindTime, Min: 1}
	SettingAbortTimeout = Setting{Flag: "abort-timeout", Env: "RKLLMD_ABORT_TIMEOUT", Default: "10s",
		Usage: "`TIME` that an isolated library may go on with a run that was aborted", Kind: KindTime, Min: 1}
	SettingRunSilence = Setting{Flag: "run-silence", Env: "RKLLMD_RUN_SILENCE", Default: "30m",
		Usage: "`TIME` for which an isolated library may be silent in a run; 0: no limit", Kind: KindTime}
	SettingExact = Setting{Flag: "exact", Env: "RKLLMD_EXACT", Default: "false",
		Usage: "give the same answer, bit for bit, to the same tokens; prompts take longer; the embedded runtime only",
		Kind:  KindBool}
	SettingChatTemplate = Setting{Flag: "chat-template", Env: "RKLLMD_CHAT_TEMPLATE",
		Usage: "write conversations as `FORM` says, a file with a chat template, or, for the embedded runtime, a " +
			"name such as chatml or llama3; not given: as the model's own does"}
	SettingPooling = Setting{Flag: "pooling", Env: "RKLLMD_POOLING", Default: "last",
		Usage: "make a text's vector of these `ROWS` of the last hidden layer of a vendor's library: mean, or last"}
	SettingSequences = Setting{Flag: "sequences", Env: "RKLLMD_SEQUENCES", Default: "0",
		Usage: "compute `N` requests of front-ends at once; 0: 8, or as many as half of the memory holds; the " +
			"embedded runtime only", Kind: KindNumber, Max: 64}
	SettingEmbeddingSize = Setting{Flag: "embedding-size", Env: "RKLLMD_EMBEDDING_SIZE", Default: "0",
		Usage: "rows of embeddings that clients send have `N` floats; 0: as many as the first run with mode 1 " +
			"tells, and none are taken before; a vendor's library only", Kind: KindNumber, Max: 1 << 20}
	SettingUMASocket = Setting{Flag: "uma-socket", Env: "RKLLMD_UMA_SOCKET",
		Usage: "serve the model that is loaded to UMA clients too, on a socket at `PATH`; not given: it is not"}
	SettingUMAProtocol = Setting{Flag: "uma-protocol", Env: "RKLLMD_UMA_PROTOCOL", Default: "json",
		Usage: "`PROTOCOL` of that socket: json, or newline (a prompt a line, for trying out by hand)"}
	SettingUMAMaxFrame = Setting{Flag: "uma-max-frame-bytes", Env: "RKLLMD_UMA_MAX_FRAME_BYTES", Default: "1MiB",
		Usage: "`SIZE` of the largest frame that a UMA client may send", Kind: KindSize, Min: 64, Max: 1 << 30}
	SettingUMAMaxTokens = Setting{Flag: "uma-max-tokens", Env: "RKLLMD_UMA_MAX_TOKENS", Default: "0",
		Usage: "`N` tokens that a UMA answer may have; 0: as many as the context holds", Kind: KindNumber, Max: 1 << 30}
	SettingGRPC = Setting{Flag: "grpc", Env: "RKLLMD_GRPC",
		Usage: "serve token sessions over gRPC (kakeya.v1) at `ADDRESS`, such as 127.0.0.1:50051 or " +
			"unix:///PATH; the embedded runtime then computes as with --exact; not given: they are not"}
	SettingGRPCSessions = Setting{Flag: "grpc-sessions", Env: "RKLLMD_GRPC_SESSIONS", Default: "256",
		Usage: "`N` sessions at once; for one more the least recently used one is closed", Kind: KindNumber, Min: 1,
		Max: 1 << 16}
	SettingGRPCSessionTTL = Setting{Flag: "grpc-session-ttl", Env: "RKLLMD_GRPC_SESSION_TTL", Default: "30m",
		Usage: "a session that is not used for so much `TIME` is closed", Kind: KindTime, Min: 1}
	SettingGRPCSink = Setting{Flag: "grpc-sink", Env: "RKLLMD_GRPC_SINK", Default: "4",
		Usage: "`N` tokens at the beginning of a history that a truncation keeps", Kind: KindNumber, Max: 1 << 20}
	SettingGRPCWindow = Setting{Flag: "grpc-window", Env: "RKLLMD_GRPC_WINDOW", Default: "0",
		Usage: "`N` tokens at its end that a truncation keeps; 0: with the sink, half of the context",
		Kind:  KindNumber, Max: 1 << 20}
	SettingNATS = Setting{Flag: "nats", Env: "RKLLMD_NATS",
		Usage: "be a part of the fleet over NATS at `URL`, such as tls://HOST:4222: with --model a member, whose " +
			"model all gateways serve, without one a gateway, whose front-ends serve what the members have; not " +
			"given: no fleet"}
	SettingNATSGateway = Setting{Flag: "nats-gateway", Env: "RKLLMD_NATS_GATEWAY", Default: "false",
		Usage: "be a gateway although --model makes this daemon a member: its front-ends serve what all members " +
			"have, itself among them", Kind: KindBool}
	SettingNATSName = Setting{Flag: "nats-name", Env: "RKLLMD_NATS_NAME",
		Usage: "be called `NAME` in the fleet; not given: as this machine, with a few letters behind it"}
	SettingNATSCreds = Setting{Flag: "nats-creds", Env: "RKLLMD_NATS_CREDS",
		Usage: "show NATS the credentials in the file at `PATH`"}
	SettingNATSNKey = Setting{Flag: "nats-nkey", Env: "RKLLMD_NATS_NKEY",
		Usage: "show NATS the NKey whose seed is in the file at `PATH`"}
	SettingNATSCA = Setting{Flag: "nats-ca", Env: "RKLLMD_NATS_CA",
		Usage: "trust the certificates in the PEM file at `PATH` for NATS; not given: those of this system"}
	SettingNATSHang = Setting{Flag: "nats-hang", Env: "RKLLMD_NATS_HANG", Default: "2m",
		Usage: "a member that computes no step for so much `TIME` although it has runs hangs, and others go on with " +
			"them", Kind: KindTime, Min: 1}
	SettingNATSPatience = Setting{Flag: "nats-patience", Env: "RKLLMD_NATS_PATIENCE", Default: "1s",
		Usage: "a gateway takes a member that has answered nothing for so much `TIME` for dead, and others go on " +
			"with its runs; the first one that is offered a run has three tenths of it", Kind: KindTime, Min: 1}
	SettingNATSRestart = Setting{Flag: "nats-restart", Env: "RKLLMD_NATS_RESTART", Default: "false",
		Usage: "a gateway begins an answer anew that was lost with its member and cannot go on, because members do " +
			"not compute exactly, where its client has been told nothing of it yet: those that are not streams",
		Kind: KindBool}
	SettingUpstream = Setting{Flag: "upstream", Env: "RKLLMD_UPSTREAM",
		Usage: "serve what the server at `URL` computes, such as http://127.0.0.1:11434/v1, which speaks OpenAI's " +
			"protocol; not given: nothing is asked of another server"}
	SettingUpstreamModel = Setting{Flag: "upstream-model", Env: "RKLLMD_UPSTREAM_MODEL",
		Usage: "the model of that server is the one that it calls `NAME`"}
	SettingUpstreamKind = Setting{Flag: "upstream-kind", Env: "RKLLMD_UPSTREAM_KIND", Default: upstream.DefaultKind,
		Usage: "that server is of this `KIND`, which says what it takes beyond OpenAI's members: openai, ollama, " +
			"vllm, llama-server or rkllmd"}
	SettingUpstreamKeyFile = Setting{Flag: "upstream-key-file", Env: "RKLLMD_UPSTREAM_KEY_FILE",
		Usage: "show that server the key in the file at `PATH`: \"Authorization: Bearer KEY\""}
	SettingUpstreamCA = Setting{Flag: "upstream-ca", Env: "RKLLMD_UPSTREAM_CA",
		Usage: "trust the certificates in the PEM file at `PATH` for that server; not given: those of this system"}
	SettingUpstreamRuns = Setting{Flag: "upstream-runs", Env: "RKLLMD_UPSTREAM_RUNS", Default: "8",
		Usage: "ask that server for `N` answers at once; further requests wait here", Kind: KindNumber, Min: 1,
		Max: 4096}
	SettingUpstreamConnect = Setting{Flag: "upstream-connect-timeout", Env: "RKLLMD_UPSTREAM_CONNECT_TIMEOUT",
		Default: "10s", Usage: "`TIME` that a connection to that server may take, and TLS as much again",
		Kind: KindTime,
		Min:  1}
	SettingUpstreamSilence = Setting{Flag: "upstream-silence", Env: "RKLLMD_UPSTREAM_SILENCE", Default: "5m",
		Usage: "`TIME` for which that server may say nothing to a request; 0: no limit", Kind: KindTime}
	SettingTokenFile = Setting{Flag: "token-file", Env: "RKLLMD_TOKEN_FILE",
		Usage: "network clients must show the token in the file at `PATH`: \"Authorization: Bearer TOKEN\""}
	SettingTLSCert = Setting{Flag: "tls-cert", Env: "RKLLMD_TLS_CERT",
		Usage: "network clients are served by TLS, with the certificates in the PEM file at `PATH`"}
	SettingTLSKey = Setting{Flag: "tls-key", Env: "RKLLMD_TLS_KEY",
		Usage: "the key for them, in the PEM file at `PATH`"}

	SettingSwarmSocket = Setting{Flag: "swarm-socket", Env: "RKLLMD_SWARM_SOCKET",
		Usage: "chat in lines of JSON, as it is done over Hyperswarm, on a socket at `PATH`; not given: it is not"}
	SettingSwarmName = Setting{Flag: "swarm-name", Env: "RKLLMD_SWARM_NAME",
		Usage: "`NAME` of this host that chat clients are told; not given: the machine's"}
	SettingSwarmTimeout = Setting{Flag: "swarm-timeout", Env: "RKLLMD_SWARM_TIMEOUT", Default: "30s",
		Usage: "`TIME` that a chat client may take to end a line that it has begun, and to read what waits for " +
			"it; 0: no limit",
		Kind: KindTime}
	SettingSwarmMaxPrompt = Setting{Flag: "swarm-max-prompt-bytes", Env: "RKLLMD_SWARM_MAX_PROMPT_BYTES",
		Default: "8KiB",
		Usage:   "`SIZE` of the longest prompt of a chat client", Kind: KindSize, Min: 1, Max: 32 << 10}
	SettingSwarmChats = Setting{Flag: "swarm-chats", Env: "RKLLMD_SWARM_CHATS", Default: "1",
		Usage: "answer `N` chat clients at once; further ones are told MODEL_BUSY", Kind: KindNumber, Min: 1, Max: 64}

	SettingSwarm = Setting{Flag: "swarm", Env: "RKLLMD_SWARM", Default: "false",
		Usage: "let clients chat over Hyperswarm; the log has the server id that they need, and \"rkllmd swarm " +
			"id\" prints it", Kind: KindBool}
	SettingSwarmClients = Setting{Flag: "swarm-clients", Env: "RKLLMD_SWARM_CLIENTS", Default: "5",
		Usage: "`N` clients at once over Hyperswarm", Kind: KindNumber, Min: 1, Max: 1000}
	SettingSwarmAllow = Setting{Flag: "swarm-allow", Env: "RKLLMD_SWARM_ALLOW",
		Usage: "let only the client with this public `KEY` in over Hyperswarm (\"rkllmd swarm key\"); repeatable",
		Kind:  KindList, Separator: ","}
	SettingSwarmBootstrap = Setting{Flag: "swarm-bootstrap", Env: "RKLLMD_SWARM_BOOTSTRAP",
		Usage: "join the DHT of the node at `HOST:PORT` instead of the public one; repeatable", Kind: KindList,
		Separator: ","}
	SettingSwarmHome = Setting{Flag: "swarm-home", Env: "RKLLMD_SWARM_HOME",
		Usage: "`DIR` of the server id, the keys and the sidecar; not given: ~/.local/state/rkllmd/swarm"}

	SettingMetrics = Setting{Flag: "metrics", Env: "RKLLMD_METRICS",
		Usage: "serve metrics to Prometheus at `ADDRESS`, such as 127.0.0.1:9464 or unix:///PATH: " +
			"http://ADDRESS/metrics; not given: they are not"}

	SettingHTTP = Setting{Flag: "http", Env: "RKLLMD_HTTP",
		Usage: "serve the model that is loaded over HTTP too (REST, server-sent events, WebSocket, a page), at " +
			"`ADDR`: 127.0.0.1:8080 or unix:///PATH; not given: it is not"}
	SettingHTTPOrigin = Setting{Flag: "http-origin", Env: "RKLLMD_HTTP_ORIGIN",
		Usage: "let pages of `ORIGIN` in, such as app.example (any scheme, any port), https://*.example.org or " +
			"http://[::1]:3000, besides the daemon's own; repeatable", Kind: KindList, Separator: ","}
	SettingHTTPMaxClients = Setting{Flag: "http-max-clients", Env: "RKLLMD_HTTP_MAX_CLIENTS", Default: "1024",
		Usage: "`N` HTTP connections at once", Kind: KindNumber, Min: 1, Max: 1 << 20}
	SettingHTTPMaxMessage = Setting{Flag: "http-max-message-bytes", Env: "RKLLMD_HTTP_MAX_MESSAGE_BYTES",
		Default: "1MiB",
		Usage:   "`SIZE` of the largest body or WebSocket message", Kind: KindSize, Min: 1 << 10, Max: 1 << 28}
	SettingHTTPMaxPending = Setting{Flag: "http-max-pending-bytes", Env: "RKLLMD_HTTP_MAX_PENDING_BYTES",
		Default: "1MiB",
		Usage:   "`SIZE` of output that may wait for an HTTP client; one that reads slower is cut off", Kind: KindSize,
		Min: 16 << 10, Max: 1 << 30}
	SettingHTTPTimeout = Setting{Flag: "http-timeout", Env: "RKLLMD_HTTP_TIMEOUT", Default: "0",
		Usage: "`TIME` that a generation may take; 0: no limit", Kind: KindTime}
	SettingHTTPGrace = Setting{Flag: "http-grace", Env: "RKLLMD_HTTP_GRACE", Default: "15s",
		Usage: "`TIME` for which a generation waits for a WebSocket client that has lost its connection; 0: it " +
			"ends at once", Kind: KindTime}
	SettingHTTPRate = Setting{Flag: "http-rate", Env: "RKLLMD_HTTP_RATE", Default: "0",
		Usage: "`N` generations a minute that a client may begin; 0: no limit", Kind: KindNumber, Max: 1 << 20}
	SettingHTTPFeedback = Setting{Flag: "http-feedback", Env: "RKLLMD_HTTP_FEEDBACK",
		Usage: "append clients' feedback as lines of JSON to the file at `PATH`; not given: it is only counted"}
	SettingHTTPLoad = Setting{Flag: "http-load", Env: "RKLLMD_HTTP_LOAD", Default: "true",
		Usage: "let HTTP clients load and unload models; on unless =false", Kind: KindBool}
	SettingHTTPPull = Setting{Flag: "http-pull", Env: "RKLLMD_HTTP_PULL", Default: "false",
		Usage: "let HTTP clients have models fetched from Hugging Face and ModelScope, and remove models; off unless " +
			"set, because it uses the network and fills the disk", Kind: KindBool}
	SettingMaxClients = Setting{Flag: "max-clients", Env: "RKLLM_MAX_CLIENTS", Default: "128",
		Usage: "`N` connections at once", Kind: KindNumber, Min: 1, Max: 1 << 20}
	SettingMaxClientsPerUser = Setting{Flag: "max-clients-per-user", Env: "RKLLMD_MAX_CLIENTS_PER_USER", Default: "0",
		Usage: "`N` connections at once of one user; 0: as many as --max-clients", Kind: KindNumber, Max: 1 << 20}
	SettingMaxMessage = Setting{Flag: "max-message-bytes", Env: "RKLLMD_MAX_MESSAGE_BYTES", Default: "16MiB",
		Usage: "`SIZE` of the largest request", Kind: KindSize, Min: 1 << 10, Max: 1 << 30}
	SettingMaxPending = Setting{Flag: "max-pending-bytes", Env: "RKLLMD_MAX_PENDING_BYTES", Default: "8MiB",
		Usage: "`SIZE` of output that may wait for a client; one that reads slower is disconnected, its run aborted",
		Kind:  KindSize, Min: 64 << 10, Max: 1 << 30}
	SettingMaxQueued = Setting{Flag: "max-queued", Env: "RKLLMD_MAX_QUEUED", Default: "64",
		Usage: "`N` calls that may wait for the model in all, and one more of each user who has none there",
		Kind:  KindNumber, Min: 1, Max: 1 << 20}
	SettingMaxQueuedPerClient = Setting{Flag: "max-queued-per-client", Env: "RKLLMD_MAX_QUEUED_PER_CLIENT",
		Default: "8",
		Usage:   "`N` calls that may wait for the model per connection", Kind: KindNumber, Min: 1, Max: 1 << 20}
	SettingFirstMessageTimeout = Setting{Flag: "first-message-timeout", Env: "RKLLMD_FIRST_MESSAGE_TIMEOUT",
		Default: "30s",
		Usage:   "`TIME` from connecting to the first complete message, but for chat clients; 0: no limit",
		Kind:    KindTime}
	SettingAllowAnyUser = Setting{Flag: "allow-any-user", Env: "RKLLMD_ALLOW_ANY_USER", Default: "false",
		Usage: "let every user of this machine in", Kind: KindBool}
	SettingAllowUser = Setting{Flag: "allow-user", Env: "RKLLMD_ALLOW_USER",
		Usage: "let the user with this `UID` in, besides the daemon's own and root; repeatable", Kind: KindList,
		Separator: ","}
	SettingAllowedRoot = Setting{Flag: "allowed-root", Env: "RKLLMD_ALLOWED_ROOT",
		Usage: "files that clients name must lie under `DIR`; repeatable; none: anywhere", Kind: KindList,
		Separator: ":"}
	SettingLogLevel = Setting{Flag: "log-level", Env: "RKLLMD_LOG_LEVEL", Default: "info",
		Usage: "`LEVEL`: debug, info, warn or error"}
	SettingLogFormat = Setting{Flag: "log-format", Env: "RKLLMD_LOG_FORMAT", Default: "text",
		Usage: "`FORMAT`: text or json, on stderr"}
)

// ServeSettings is all of them, in the order of the help.
var ServeSettings = []Setting{
	SettingConfig,
	SettingSocket, SettingIdleExit, SettingModel, SettingModels, SettingNamedModel, SettingAlias, SettingPreload,
	SettingMaxModels, SettingKeepAlive, SettingContext,
	SettingLibrary, SettingLibraryState, SettingRKLLMVersion, SettingLlama, SettingGPULayers, SettingIsolate,
	SettingConfine, SettingReload,
	SettingLoadTimeout, SettingCallTimeout, SettingAbortTimeout, SettingRunSilence, SettingExact, SettingChatTemplate,
	SettingPooling, SettingSequences, SettingEmbeddingSize,
	SettingUMASocket, SettingUMAProtocol, SettingUMAMaxFrame, SettingUMAMaxTokens,
	SettingSwarmSocket, SettingSwarmName, SettingSwarmTimeout, SettingSwarmMaxPrompt, SettingSwarmChats,
	SettingSwarm, SettingSwarmClients, SettingSwarmAllow, SettingSwarmBootstrap, SettingSwarmHome,
	SettingGRPC, SettingGRPCSessions, SettingGRPCSessionTTL, SettingGRPCSink, SettingGRPCWindow,
	SettingHTTP, SettingHTTPOrigin, SettingHTTPMaxClients, SettingHTTPMaxMessage, SettingHTTPMaxPending,
	SettingHTTPTimeout, SettingHTTPGrace,
	SettingHTTPRate, SettingHTTPFeedback, SettingHTTPLoad, SettingHTTPPull, SettingMetrics,
	SettingNATS, SettingNATSName, SettingNATSCreds, SettingNATSNKey, SettingNATSCA, SettingNATSHang,
	SettingNATSPatience, SettingNATSRestart, SettingNATSGateway,
	SettingUpstream, SettingUpstreamModel, SettingUpstreamKind, SettingUpstreamKeyFile, SettingUpstreamCA,
	SettingUpstreamRuns, SettingUpstreamConnect, SettingUpstreamSilence,
	SettingTokenFile, SettingTLSCert,
	SettingTLSKey,
	SettingMaxClients, SettingMaxClientsPerUser, SettingMaxMessage, SettingMaxPending,
	SettingMaxQueued, SettingMaxQueuedPerClient, SettingFirstMessageTimeout, SettingAllowAnyUser, SettingAllowUser,
	SettingAllowedRoot, SettingLogLevel, SettingLogFormat,
}
