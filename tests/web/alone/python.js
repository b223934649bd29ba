// Runs Python as a visitor's browser would: the packs of a site, some more files, and a program.
async ({ home, files, program }) => {
  const unpacked = async (name) => {
    const { body } = await fetch(`${home}${name}`);
    return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  };
  const [wasm, library, kogge] = await Promise.all(["python.pack", "library.pack", "kogge.pack"].map(unpacked));
  const network = window.fetch;
  window.fetch = async (asked, how) => {
    if (String(asked).endsWith(".asm.wasm")) return new Response(wasm, { headers: { "content-type": "application/wasm" } });
    return String(asked).endsWith("stdlib.zip") ? new Response(library) : network(asked, how);
  };
  const { loadPyodide } = await import(`${home}pyodide.mjs`);
  const lock = JSON.stringify({ info: { abi_version: "2026_0", platform: "emscripten_5_0_3" }, packages: {} });
  const python = await loadPyodide({ indexURL: home, lockFileContents: lock, packageBaseUrl: home });
  python.unpackArchive(kogge, "zip", { extractDir: "/kogge" });
  python.unpackArchive(Uint8Array.from(atob(files), (letter) => letter.charCodeAt(0)), "zip", { extractDir: "/tests" });
  return python.runPython(program);
};
