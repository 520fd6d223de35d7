// Package web_worker tells what a worker does, for tests.
package web_worker

import "rkllmd/faces/web"

// WebWorker says that a model is loaded.
func WebWorker() web.Worker { return web.Worker{Loaded: true} }
